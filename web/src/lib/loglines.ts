// The log as it is read: lines under the turn they belong to, equal ones in a row told once.
import type { LogLine } from './wire';

export interface LogRow {
  /** The last of the equal lines: what a click shows is the board after it. */
  line: LogLine;
  count: number;
  /** Whether a turn or a round begins here. */
  heading: boolean;
  /** Whether another seat than before acts: then its sign is shown. */
  speaks: boolean;
}

const heads = (line: LogLine): boolean => line.event?.kind === 'turn' || line.event?.kind === 'round';

/** Whose a line is: the seat it speaks of, or else the one that acted. */
export function speaker(line: LogLine): number {
  const seat = line.message.args.seat;
  return typeof seat === 'number' ? seat : (line.seat ?? -1);
}

function same(one: LogLine, other: LogLine): boolean {
  const { id, args } = one.message;
  return (
    id === other.message.id &&
    one.ordered === other.ordered &&
    JSON.stringify(args) === JSON.stringify(other.message.args)
  );
}

/** Lines as rows; no row holds lines from before and after line `since`. */
export function rows(log: readonly LogLine[], since: number | null): LogRow[] {
  const found: LogRow[] = [];
  log.forEach((line, place) => {
    const last = found.at(-1);
    if (last && place !== since && !heads(line) && same(last.line, line)) {
      last.line = line;
      last.count += 1;
      return;
    }
    const speaks = speaker(line) >= 0 && (!last || last.heading || place === since || speaker(last.line) !== speaker(line));
    found.push({ line, count: 1, heading: heads(line), speaks });
  });
  return found;
}
