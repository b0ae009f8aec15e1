// One table as this browser sees it: live, or at an earlier ply.
import { ApiError, get, post, put } from './api';
import { changed } from './changes';
import { snapshotPath } from './early';
import { Following } from './following.svelte';
import { logPath, withOlder } from './log';
import { sentence } from './problem';
import { session } from './session.svelte';
import { socket, type Frame } from './socket.svelte';
import { staticLayer } from './statics';
import { gameText, language, type GameText } from './text.svelte';
import type { ChatLine, Delta, Problem, GestureView, LogPage, OptionValue, OptionView, PreviewReply, SeatAsked, Snapshot, TableInfo, UndoAsked, WhyReply } from './wire';

/** How many older lines of the log are fetched for a reader, and for somebody who looks far back. */
const LINES = 200;
const MOST_LINES = 1000;

export interface Refusal {
  text: string;
  rule: string;
}

export class Table {
  live = $state.raw<Snapshot | null>(null);
  past = $state.raw<Snapshot | null>(null);
  /** When the last word came: clocks run from here. */
  since = $state(Date.now());
  missing = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  pending = $state.raw<{ choice: string; then: string[]; key: string; seq: number; confirmEnd: boolean } | null>(null);
  /** The choice that the server held back because it ends the turn. */
  held = $state.raw<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the bot that is asked waits for its turn to think. */
  queued = $state(false);
  readonly following = new Following(this);
  private stop: () => void = () => undefined;
  private previews = new Map<string, Promise<PreviewReply>>();
  private wanted = 0;
  /** The table as it was fetched, until the socket tells what happened since. */
  private fetched: { seq: number; seat: number; theme: string } | null = null;
  private fetching = false;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly invite: string | null = null,
  ) {}

  /** What is on the screen: the table now, or the ply somebody looks back at. */
  get shown(): Snapshot | null {
    return this.past ?? this.live;
  }

  get text(): GameText | null {
    return this.live ? gameText(this.live.table.game) : null;
  }

  get mine(): number[] {
    return (this.live?.table.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** What the game suggests to answer as one. */
  get gestures(): GestureView[] {
    return this.past ? [] : (this.live?.gestures ?? []);
  }

  /** The places that the question is about: earlier answers chose them as source or target. */
  get ends(): Snapshot['ends'] {
    return this.past ? {} : (this.live?.ends ?? {});
  }

  get options(): OptionView[] {
    return this.past ? [] : (this.live?.options ?? []);
  }

  /** A request to take back a choice that a seat of this browser has not answered yet. */
  get undoAsked(): UndoAsked | null {
    const asked = this.live?.table.undo ?? null;
    return asked && this.mine.some((seat) => asked.waiting.includes(seat)) ? asked : null;
  }

  /** Whether this browser waits for the others' answer to such a request. */
  get undoSent(): boolean {
    const asked = this.live?.table.undo;
    return asked != null && this.mine.includes(asked.seat);
  }

  /** A request to hand a seat over that a seat of this browser has not answered yet, or that is about its seat. */
  get seatAsked(): SeatAsked | null {
    const asked = this.handover;
    const about = (seat: number): boolean => asked?.seat === seat || asked?.waiting.includes(seat) === true;
    return asked && !asked.mine && this.mine.some(about) ? asked : null;
  }

  /** The request that this browser's person has made. */
  get seatSent(): SeatAsked | null {
    return this.handover?.mine ? this.handover : null;
  }

  private get handover(): SeatAsked | null {
    return (this.live?.table.state === 'running' && this.live.table.handover) || null;
  }

  /** The seats that propose to end the game without a result, while a seat of this browser does not. */
  get leaving(): number[] {
    const agreed = this.live?.table.state === 'running' ? (this.live.table.abandon ?? []) : [];
    return this.mine.some((seat) => !agreed.includes(seat)) ? agreed : [];
  }

  get myTurn(): boolean {
    return (this.live?.options.length ?? 0) > 0;
  }

  open(): void {
    this.fetching = true;
    void this.fetchFirst();
    this.stop = socket.listen((frame) => this.hear(frame));
    get<ChatLine[]>(`/api/tables/${this.id}/chat`)
      .then((lines) => (this.chat = lines))
      .catch(() => undefined);
  }

  /** The board comes by a request of its own, which may be on its way before there is a connection. */
  private async fetchFirst(): Promise<void> {
    const { theme } = session;
    try {
      const snapshot = await get<Snapshot>(snapshotPath(this.id, theme, this.invite));
      if (this.closed) return;
      this.fetchParts(snapshot);
      this.fetched = { seq: snapshot.seq, seat: snapshot.seat, theme };
      this.take(snapshot);
    } catch {
      // The connection says what is wrong.
    }
    this.fetching = false;
    if (!this.closed) this.watch();
  }

  /** What the drawing needs is on its way while it is made. */
  private fetchParts({ panels, table }: Snapshot): void {
    for (const { static: key } of panels) staticLayer(key).catch(() => undefined);
    gameText(table.game).load().catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    this.following.stop();
    socket.send({ type: 'unwatch', table: this.id });
    this.stop();
  }

  /** Ask for all of it: at first, after a break, and when the theme changes the drawings. */
  watch(): void {
    this.following.asked = true;
    const invite = this.invite ? { invite: this.invite } : {};
    const { seq, seat, theme } = this.fetched ?? {};
    const known = theme === session.theme ? { known: { seq, seat } } : {};
    socket.send({ type: 'watch', table: this.id, theme: session.theme, ...invite, ...known });
  }

  private hear(frame: Frame): void {
    if (frame.type === 'open') {
      if (!this.fetching) this.watch();
      this.resend();
      return;
    }
    const about = frame.table;
    if (frame.type === 'table') {
      const snapshot = frame as unknown as Snapshot;
      if (snapshot.table.id !== this.id) return;
      this.fetched = null;
      this.take(snapshot);
    } else if (frame.type === 'error') {
      this.fail(frame);
    } else if (frame.type === 'moved') {
      // The old question stays answered until the new state comes.
      const shown = (this.following.newest?.seq ?? 0) >= Number(frame.seq);
      if (this.pending?.key === frame.key && shown) this.pending = null;
    } else if (about === this.id) {
      this.hearMore(frame);
    }
  }

  private hearMore(frame: Frame): void {
    const newest = this.following.newest;
    if (frame.type === 'delta') this.fetched = null;
    if (frame.type === 'delta' && newest) {
      const next = changed(newest, frame as unknown as Delta);
      if (next) this.take(next);
      else this.watch();
    } else if (frame.type === 'chat') {
      this.chat = [...this.chat, frame as unknown as ChatLine];
      this.unread += 1;
    } else if (frame.type === 'undo_request') {
      this.inform({ undo: frame as unknown as UndoAsked });
    } else if (frame.type === 'queued') {
      this.queued = frame.waits === true;
    } else if (frame.type === 'presence' && this.live) {
      const online = new Set(frame.seats as number[]);
      this.inform({ seats: this.live.table.seats.map((seat) => ({ ...seat, online: online.has(seat.seat) })) });
    } else if (frame.type === 'unwatched') {
      this.live = null;
      this.missing = true;
    }
  }

  /** Tell something about the table that is no move. */
  private inform(news: Partial<TableInfo>): void {
    const { playback } = this.following;
    if (playback.latest) playback.latest = { ...playback.latest, table: { ...playback.latest.table, ...news } };
    if (this.live) this.live = { ...this.live, table: { ...this.live.table, ...news } };
  }

  private take(snapshot: Snapshot): void {
    if (this.pending && snapshot.seq > this.pending.seq) this.pending = null;
    this.following.take(snapshot);
  }

  /** Put a table on the screen. */
  put(snapshot: Snapshot): void {
    if (snapshot.seq !== this.live?.seq) {
      this.previews.clear();
      this.refusal = null;
      this.held = null;
      this.queued = false;
    }
    this.live = snapshot;
    this.since = Date.now();
    this.missing = false;
  }

  private fail(frame: Frame): void {
    const error = frame.error as Problem;
    const key = frame.key as string | undefined;
    if (key !== undefined && key !== this.pending?.key) return;
    const choice = this.pending?.choice;
    if (key) {
      this.pending = null;
      this.following.acted = -1;
    }
    if (error.code === 'not_found' && !this.live) this.missing = true;
    else if (error.code === 'stale') this.watch();
    else if (error.code === 'ends_turn') this.held = choice ?? null;
    else this.refuse(error);
  }

  refuse(error: unknown): void {
    const body = error instanceof ApiError ? error.body : (error as Problem);
    this.refusal = { text: body.code ? sentence(body, this.text) : String(error), rule: body.rule ?? '' };
  }

  /** Answer the open question; `then` are further choices of one gesture. What ends the turn may have to be confirmed. */
  move(choice: string, then: string[] = [], confirmEnd = false): void {
    if (!this.live || this.pending || this.past) return;
    this.following.acted = this.live.seq;
    const key = crypto.randomUUID?.() ?? String(Math.random());
    this.pending = { choice, then, key, seq: this.live.seq, confirmEnd };
    this.refusal = null;
    this.resend();
  }

  /** The key lets the server answer a repeated send without playing it twice. */
  private resend(): void {
    if (!this.pending) return;
    const { choice, then, key, seq, confirmEnd } = this.pending;
    const more = { ...(then.length ? { then } : {}), ...(confirmEnd ? { confirm_end: true } : {}) };
    socket.send({ type: 'move', table: this.id, seq, choice, key, lang: language.lang, ...more, ...this.seat() });
  }

  private seat(): { seat?: number } {
    const seat = this.live?.seat ?? -1;
    return seat >= 0 ? { seat } : {};
  }

  async undo(): Promise<void> {
    if (!this.live) return;
    try {
      await post(`/api/tables/${this.id}/undo`, { seq: this.live.seq, ...this.seat() });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') this.watch();
      else this.refuse(error);
    }
  }

  /** Answer the request that was shown, whatever is asked by the time the answer arrives. */
  answerUndo(request: number, accept: boolean): void {
    socket.send({ type: 'undo_answer', table: this.id, accept, request });
  }

  abandon(agree: boolean): Promise<void> {
    return this.act('abandon', { agree });
  }

  /** Sit down, or ask those who play whether one may. */
  takeSeat(seat: number): Promise<void> {
    return this.act('join', { seat, ...(this.invite ? { invite: this.invite } : {}) });
  }

  /** Owner: put a bot in a seat or open it, or ask the others whether one may. */
  setSeat(seat: number, kind: 'bot' | 'open'): Promise<void> {
    return this.act(`seats/${seat}`, kind === 'bot' ? { kind, bot: 'greedy' } : { kind });
  }

  answerSeat(request: number, accept: boolean): Promise<void> {
    return this.act('handover/answer', { accept, request });
  }

  private async act(path: string, body: unknown): Promise<void> {
    try {
      await post(`/api/tables/${this.id}/${path}`, body);
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Change one standing order of the seat that is shown; a refused one stays as it was. */
  async order(name: string, value: OptionValue): Promise<void> {
    if (!this.live) return;
    const before = this.live.orders;
    const orders = { ...before, [name]: value };
    this.live = { ...this.live, orders };
    try {
      await put(`/api/tables/${this.id}/orders`, { orders, ...this.seat() });
    } catch (error) {
      this.live = { ...this.live, orders: before };
      this.refuse(error);
    }
  }

  async say(text: string): Promise<void> {
    if (!socket.send({ type: 'chat', table: this.id, text })) await post(`/api/tables/${this.id}/chat`, { text });
  }

  /** Why nothing can be done with an element; shown where refusals are shown. */
  /** Ask why nothing can be chosen in a place; false if there is nothing to say, because it never is a choice. */
  async why(target: string): Promise<boolean> {
    try {
      const answer = await post<WhyReply>(`/api/tables/${this.id}/why`, { target, lang: language.lang, ...this.seat() });
      this.refusal = answer.text ? answer : null;
      return this.refusal !== null;
    } catch (error) {
      this.refuse(error);
      return true;
    }
  }

  preview(choice: string): Promise<PreviewReply> {
    let made = this.previews.get(choice);
    if (!made) {
      made = post<PreviewReply>(`/api/tables/${this.id}/preview`, { choice, ...this.seat() });
      this.previews.set(choice, made);
      made.catch(() => this.previews.delete(choice));
    }
    return made;
  }

  /** Look at an earlier ply; null is now. The last call wins, however the answers overtake each other. */
  async lookAt(ply: number | null): Promise<void> {
    const call = ++this.wanted;
    this.following.stop();
    if (ply === null || !this.live || ply >= this.live.ply) {
      this.past = null;
      return;
    }
    const past = await this.at(ply);
    if (call !== this.wanted) return;
    this.past = past;
    this.following.show(ply);
    if (!this.reaches(ply) && (await this.fetchLinesOf(ply)) && call === this.wanted) this.following.show(ply);
  }

  /** Whether all lines of a ply are here. */
  private reaches(ply: number): boolean {
    const { log, log_from: from } = this.live ?? { log: [], log_from: 0 };
    return from === 0 || (log[0]?.ply ?? Infinity) < ply;
  }

  /** Fetch older lines until those of a ply are here; whether they are. */
  private async fetchLinesOf(ply: number): Promise<boolean> {
    while (!this.reaches(ply)) if (!(await this.fetchOlderLines(MOST_LINES))) return false;
    return true;
  }

  private page: Promise<boolean> | null = null;

  /** Fetch the lines before those that are here; whether any came. */
  fetchOlderLines(limit = LINES): Promise<boolean> {
    this.page ??= this.fetchPage(limit).finally(() => (this.page = null));
    return this.page;
  }

  private async fetchPage(limit: number): Promise<boolean> {
    const { live } = this;
    if (!live?.log_from) return false;
    try {
      const page = await get<LogPage>(logPath(this.id, this.invite, live.seat, live.log_from, limit));
      this.following.playback.revise((snapshot) => withOlder(snapshot, page));
      if (this.live) this.live = withOlder(this.live, page);
    } catch (error) {
      this.refuse(error);
    }
    return this.live !== null && this.live.log_from < live.log_from;
  }

  private plies = new Map<string, Promise<Snapshot>>();

  /** A ply of the past, fetched once per theme; those of a running game may change by undo, so they hold for the journal as it is. */
  at(ply: number): Promise<Snapshot> {
    const seat = this.live?.seat ?? -1;
    const running = this.live?.table.state !== 'finished';
    const key = `${ply} ${session.theme} ${seat} ${running ? this.live?.seq : ''}`;
    let made = this.plies.get(key);
    if (!made) {
      made = get<Snapshot>(snapshotPath(this.id, session.theme, this.invite, ply, seat));
      if (running) this.plies.clear();
      this.plies.set(key, made);
      made.catch(() => this.plies.delete(key));
    }
    return made;
  }
}
