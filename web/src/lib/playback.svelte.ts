// How moves are played to the viewer: one after the other, each with what it shows, at the pace the viewer likes.
import { session, type Speed } from './session.svelte';
import type { LogLine, Snapshot } from './wire';

/** Milliseconds that something worth a look takes; the rest takes a part of it. */
const LOOK: Record<Speed, number> = { slow: 2600, normal: 1300, fast: 500, once: 0 };
/** One's own dice and cards are shown however fast the others play. */
const OWN = 1600;
const QUIET = 0.2;
const GLANCE = 0.45;

/** How much of a look an event deserves: dice, cards and fights a whole one. */
export function weight(line: LogLine): number {
  const event = line.event;
  if (!event || event.kind === 'turn' || event.kind === 'round') return 0;
  if (event.faces?.length) return 1;
  return event.kind === 'fight' || event.kind === 'capture' ? 0.6 : GLANCE;
}

/** The lines that are shown of a step: of several at one place the weightiest, or the last of equals. */
export function looks(lines: readonly LogLine[]): LogLine[] {
  const best = new Map<string, LogLine>();
  for (const line of lines) {
    const here = line.event?.place || String(line.n);
    const other = best.get(here);
    if (weight(line) > 0 && (!other || weight(line) >= weight(other))) best.set(here, line);
  }
  return [...best.values()].sort((one, other) => one.n - other.n);
}

interface Item {
  snapshot: Snapshot | null;
  line: LogLine | null;
  wait: number;
}

export class Playback {
  /** Whether moves of others are being played, so that the viewer's own question waits. */
  playing = $state(false);
  /** The line that is shown now, large. */
  line = $state.raw<LogLine | null>(null);
  /** The newest table there is, if it has not been shown whole. */
  latest: Snapshot | null = null;
  private items: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (snapshot: Snapshot) => void,
    private readonly hold: (snapshot: Snapshot) => void,
  ) {}

  /** Play a move of another: its board, then what it shows. */
  add(snapshot: Snapshot, lines: readonly LogLine[]): void {
    this.latest = snapshot;
    this.playing = true;
    const look = LOOK[session.speed];
    const [first, ...rest] = looks(lines);
    this.items.push({ snapshot, line: first ?? null, wait: look * (first ? weight(first) : QUIET) });
    this.items.push(...rest.map((line) => ({ snapshot: null, line, wait: look * weight(line) })));
    if (this.timer === undefined) this.next();
  }

  /** Show dice and cards of a move that is on the board already; nothing waits for them. */
  flash(lines: readonly LogLine[]): void {
    const seen = looks(lines).filter((line) => line.event?.faces?.length);
    this.items.push(...seen.map((line) => ({ snapshot: null, line, wait: Math.max(OWN, LOOK[session.speed]) })));
    if (this.timer === undefined && this.items.length) this.next();
  }

  /** Change the tables that are still to be shown. */
  revise(change: (snapshot: Snapshot) => Snapshot): void {
    if (this.latest) this.latest = change(this.latest);
    for (const item of this.items) item.snapshot &&= change(item.snapshot);
  }

  /** Go to now. */
  skip(): void {
    const latest = this.latest;
    this.drop();
    if (latest) this.show(latest);
  }

  /** Forget what was to be played. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.items = [];
    this.line = null;
    this.latest = null;
    this.playing = false;
  }

  private next(): void {
    const item = this.items.shift();
    if (!item) {
      this.skip();
      return;
    }
    if (item.snapshot) this.hold(item.snapshot);
    this.line = item.line;
    this.timer = setTimeout(() => this.next(), item.wait);
  }
}

/** Wait as long as a line of a move that is played again deserves. */
export function lookAt(line: LogLine | null): Promise<void> {
  const look = LOOK[session.speed === 'once' ? 'normal' : session.speed];
  return new Promise((done) => setTimeout(done, look * (line ? weight(line) : GLANCE)));
}
