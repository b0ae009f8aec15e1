// One table as this browser sees it: live, or at an earlier ply.
import { ApiError, get, post, put } from './api';
import { changed, meant } from './changes';
import { sentence } from './problem';
import { session } from './session.svelte';
import { socket, type Frame } from './socket.svelte';
import { gameText, language, type GameText } from './text.svelte';
import type { ChatLine, Delta, ErrorBody, GestureView, OptionValue, OptionView, Preview, SeatAsked, Snapshot, UndoAsked, Why } from './wire';

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
  pending = $state.raw<{ choice: string; then: string[]; key: string; seq: number } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the bot that is asked waits for its turn to think. */
  queued = $state(false);
  private stop: () => void = () => undefined;
  private previews = new Map<string, Promise<Preview>>();
  private wanted = 0;

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
    this.stop = socket.listen((frame) => this.hear(frame));
    get<ChatLine[]>(`/api/tables/${this.id}/chat`)
      .then((lines) => (this.chat = lines))
      .catch(() => undefined);
  }

  close(): void {
    socket.send({ type: 'unwatch', table: this.id });
    this.stop();
  }

  /** Ask for all of it: at first, after a break, and when the theme changes the drawings. */
  watch(): void {
    const invite = this.invite ? { invite: this.invite } : {};
    socket.send({ type: 'watch', table: this.id, theme: session.theme, ...invite });
  }

  private hear(frame: Frame): void {
    if (frame.type === 'open') {
      this.watch();
      this.resend();
      return;
    }
    const about = frame.table;
    if (frame.type === 'table') {
      const snapshot = frame as unknown as Snapshot;
      if (snapshot.table.id === this.id) this.take(snapshot);
    } else if (frame.type === 'error') {
      this.fail(frame);
    } else if (frame.type === 'moved') {
      if (this.pending?.key === frame.key) this.pending = null;
    } else if (about === this.id) {
      this.hearMore(frame);
    }
  }

  private hearMore(frame: Frame): void {
    if (frame.type === 'delta' && this.live) {
      const next = changed(this.live, frame as unknown as Delta);
      if (next) this.take(next);
      else this.watch();
    } else if (frame.type === 'chat') {
      this.chat = [...this.chat, frame as unknown as ChatLine];
      this.unread += 1;
    } else if (frame.type === 'undo_request') {
      const undo = frame as unknown as UndoAsked;
      if (this.live) this.live = { ...this.live, table: { ...this.live.table, undo } };
    } else if (frame.type === 'queued') {
      this.queued = frame.waits === true;
    } else if (frame.type === 'presence' && this.live) {
      const online = new Set(frame.seats as number[]);
      const seats = this.live.table.seats.map((seat) => ({ ...seat, online: online.has(seat.seat) }));
      this.live = { ...this.live, table: { ...this.live.table, seats } };
    } else if (frame.type === 'unwatched') {
      this.live = null;
      this.missing = true;
    }
  }

  private take(snapshot: Snapshot): void {
    if (snapshot.seq !== this.live?.seq) {
      this.previews.clear();
      this.refusal = null;
      this.queued = false;
    }
    if (this.pending && snapshot.seq > this.pending.seq) this.pending = null;
    this.live = snapshot;
    this.since = Date.now();
    this.missing = false;
  }

  private fail(frame: Frame): void {
    const error = frame.error as ErrorBody;
    const key = frame.key as string | undefined;
    if (key !== undefined && key !== this.pending?.key) return;
    const choice = this.pending?.choice;
    if (key) this.pending = null;
    if (error.code === 'not_found' && !this.live) this.missing = true;
    else if (error.code === 'stale') this.watch();
    else this.refuse(error);
    // The game says it better, and in the reader's language.
    if (error.code === 'illegal_choice' && key && choice) void this.ask({ choice });
  }

  refuse(error: unknown): void {
    const body = error instanceof ApiError ? error.body : (error as ErrorBody);
    this.refusal = { text: body.code ? sentence(body, this.text) : String(error), rule: body.rule ?? '' };
  }

  /** Answer the open question; `then` are further choices of one gesture. */
  move(choice: string, then: string[] = []): void {
    if (!this.live || this.pending || this.past) return;
    this.pending = { choice, then, key: crypto.randomUUID?.() ?? String(Math.random()), seq: this.live.seq };
    this.refusal = null;
    this.resend();
  }

  /** The key lets the server answer a repeated send without playing it twice. */
  private resend(): void {
    if (!this.pending) return;
    const { choice, then, key, seq } = this.pending;
    const more = then.length ? { then } : {};
    socket.send({ type: 'move', table: this.id, seq, choice, key, ...more, ...this.seat() });
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
  async why(target: string): Promise<void> {
    await this.ask({ choice: meant(this.live?.options ?? [], target), target });
  }

  private async ask(about: { choice: string; target?: string }): Promise<void> {
    try {
      const answer = await post<Why>(`/api/tables/${this.id}/why`, { ...about, lang: language.lang, ...this.seat() });
      if (answer.text) this.refusal = answer;
    } catch (error) {
      this.refuse(error);
    }
  }

  preview(choice: string): Promise<Preview> {
    let made = this.previews.get(choice);
    if (!made) {
      made = post<Preview>(`/api/tables/${this.id}/preview`, { choice, ...this.seat() });
      this.previews.set(choice, made);
      made.catch(() => this.previews.delete(choice));
    }
    return made;
  }

  /** Look at an earlier ply; null is now. The last call wins, however the answers overtake each other. */
  async lookAt(ply: number | null): Promise<void> {
    const call = ++this.wanted;
    if (ply === null || !this.live || ply >= this.live.ply) {
      this.past = null;
      return;
    }
    const past = await this.at(ply);
    if (call === this.wanted) this.past = past;
  }

  private plies = new Map<string, Promise<Snapshot>>();

  /** A ply of the past, fetched once per theme; those of a running game may change by undo, so they hold for the journal as it is. */
  at(ply: number): Promise<Snapshot> {
    const seat = this.live?.seat ?? -1;
    const running = this.live?.table.state !== 'finished';
    const key = `${ply} ${session.theme} ${seat} ${running ? this.live?.seq : ''}`;
    let made = this.plies.get(key);
    if (!made) {
      const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : '';
      const who = (seat >= 0 ? `&seat=${seat}` : '') + invite;
      made = get<Snapshot>(`/api/tables/${this.id}/snapshot?ply=${ply}&theme=${session.theme}${who}`);
      if (running) this.plies.clear();
      this.plies.set(key, made);
      made.catch(() => this.plies.delete(key));
    }
    return made;
  }
}
