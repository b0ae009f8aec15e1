// Following the play: moves of others are played to the viewer, and what changed since their last choice is kept in mind.
import { marks, sinceMine, type Marks } from './changes';
import { logEnd, newLines } from './log';
import { lookAt, looks, Playback, weight } from './playback.svelte';
import { session } from './session.svelte';
import type { Table } from './table.svelte';
import type { LogLine, PanelView, Snapshot } from './wire';

/** Milliseconds before what changed is fetched for somebody who comes back: the table itself comes first. */
const LATER = 800;
const NONE: Marks = { pieces: new Set(), places: new Set() };

export class Following {
  /** The table after the last choice made here: what differs from it is marked until the next one. */
  base = $state.raw<Snapshot | null>(null);
  /** The first line of the log that belongs to that choice. */
  from = $state(0);
  /** Whether what happened since is being played again. */
  repeating = $state(false);
  readonly playback: Playback;
  /** The state in which a choice was sent from here, -1 if none is under way. */
  acted = -1;
  /** Whether the whole table was asked for: then it is shown, not played. */
  asked = false;
  private run = 0;

  constructor(private readonly table: Table) {
    this.playback = new Playback(
      (snapshot) => table.put(snapshot),
      (snapshot) => table.put(this.held(snapshot)),
    );
  }

  /** The newest table there is, shown or about to be played. */
  get newest(): Snapshot | null {
    return this.playback.latest ?? this.table.live;
  }

  /** Whether moves of others are on the screen that came before now: the viewer may skip them. */
  get behind(): boolean {
    return this.playback.playing || this.repeating;
  }

  /** Take the newest table: moves of others are played if the viewer likes, all else is shown at once. */
  take(snapshot: Snapshot): void {
    const before = this.newest;
    const lines = before ? newLines(before, snapshot) : [];
    if (before && snapshot.ply === before.ply && snapshot.seat === before.seat) {
      if (this.playback.latest) this.playback.latest = snapshot;
      else this.table.put(snapshot);
    } else if (before && this.plays(before, snapshot, lines)) {
      this.playback.add(snapshot, lines);
    } else {
      this.playback.drop();
      this.table.put(snapshot);
      this.compare(before, snapshot, lines);
    }
    this.asked = false;
  }

  /** Whether a new table is played: others moved on it while the viewer looked, and the viewer's clock does not run. */
  private plays(before: Snapshot, after: Snapshot, lines: LogLine[]): boolean {
    const mine = this.table.mine;
    const continues = after.seat === before.seat && after.ply > before.ply && !this.asked && this.acted < 0;
    const others = lines.some((line) => line.seat !== null && line.seat >= 0 && !mine.includes(line.seat));
    const clock = after.options.length > 0 && after.table.seats[after.seat]?.clock_left != null;
    const looking = document.visibilityState === 'visible' && !this.table.past && session.speed !== 'once';
    return continues && looking && !clock && (others || this.playback.playing);
  }

  /** Keep in mind what later changes are compared with. */
  private compare(before: Snapshot | null, after: Snapshot, lines: LogLine[]): void {
    const elsewhere = lines.some((line) => line.seat !== null && this.table.mine.includes(line.seat) && !line.ordered);
    if (before && (elsewhere || (this.acted >= 0 && after.seq > this.acted))) {
      this.acted = -1;
      this.base = after;
      this.from = logEnd(before);
      this.playback.flash(lines);
    } else if (!before) {
      this.recall(after);
    } else if (this.base && after.ply < this.base.ply) {
      this.base = null;
    }
  }

  /** A table whose move is still being played: nobody is asked on it, and the game is not over. */
  private held(snapshot: Snapshot): Snapshot {
    const before = this.table.live;
    if (!before) return snapshot;
    const { state, winners, scores, ending } = before.table;
    const asks = snapshot.options.length > 0;
    return {
      ...snapshot,
      options: [],
      gestures: [],
      ends: {},
      prompt: asks ? before.prompt : snapshot.prompt,
      asked: asks ? before.asked : snapshot.asked,
      table: { ...snapshot.table, state, winners, scores, ending },
    };
  }

  /** After a return: what the others did since the last choice is marked, too. */
  private recall(now: Snapshot): void {
    const from = sinceMine(now.log, now.seat);
    if (from === null || now.table.state !== 'running') return;
    setTimeout(() => {
      if (this.base || this.acted >= 0 || this.table.live?.table.state !== 'running') return;
      this.table
        .at(now.log[from - 1]?.ply ?? 0)
        .then((then) => {
          if (this.base || this.acted >= 0) return;
          this.base = then;
          this.from = now.log_from + from;
        })
        .catch(() => undefined);
    }, LATER);
  }

  /** What happened since the last choice made here. */
  get news(): LogLine[] {
    const { base } = this;
    const live = this.table.live;
    return base && live ? live.log.filter((line) => line.n >= this.from && line.ply > base.ply) : [];
  }

  /** Dice that were rolled since then, the last one at each place. */
  get rolls(): LogLine[] {
    const { base } = this;
    const log = base ? (this.table.live?.log ?? []) : [];
    const rolled = log.filter((line) => line.n >= this.from && line.event?.kind === 'roll' && line.event.place);
    return [...new Map(rolled.map((line) => [line.event?.place, line])).values()];
  }

  /** What of the board changed since then. */
  marks(panel: PanelView): Marks {
    const before = panel.role === 'board' && !this.table.past ? this.base?.panels.find(({ id }) => id === panel.id) : null;
    return before && before.pieces !== panel.pieces ? marks(before.pieces, panel.pieces) : NONE;
  }

  /** Play what happened since the last choice once more. */
  async again(): Promise<void> {
    const lines = this.news;
    if (!lines.length || this.table.past) return;
    this.playback.skip();
    const run = ++this.run;
    this.repeating = true;
    for (const ply of new Set(lines.map((line) => line.ply))) {
      const past = await this.table.at(ply);
      if (run !== this.run) return;
      this.table.past = past;
      const seen = looks(lines.filter((line) => line.ply === ply));
      for (const line of seen.length ? seen : [null]) {
        this.playback.line = line;
        await lookAt(line);
        if (run !== this.run) return;
      }
    }
    this.skip();
  }

  /** Show what happened at a ply that somebody looks back at: the weightiest of it. */
  show(ply: number): void {
    const lines = looks((this.table.live?.log ?? []).filter((line) => line.ply === ply));
    this.playback.line = lines.reduce<LogLine | null>((best, line) => (best && weight(best) > weight(line) ? best : line), null);
  }

  /** Go to now, whatever is being played. */
  skip(): void {
    if (this.repeating) this.table.past = null;
    this.stop();
    this.playback.skip();
  }

  /** Stop playing what is past. */
  stop(): void {
    this.run += 1;
    this.repeating = false;
    this.playback.line = null;
  }
}
