// The log in pages: a table brings its latest lines, older ones are fetched when somebody reads them.
import type { Delta, LogLine, LogPage, Snapshot } from './wire';

type Lines = Pick<Snapshot, 'log' | 'log_from'>;

/** Where lines are fetched that come before line `before`. */
export function logPath(id: string, invite: string | null, seat: number, before: number, limit: number): string {
  const query = new URLSearchParams({ seat: String(seat), before: String(before), limit: String(limit) });
  if (invite) query.set('invite', invite);
  return `/api/tables/${id}/log?${query}`;
}

/** The number of the line that comes next. */
export const logEnd = (table: Lines): number => table.log_from + table.log.length;

/** The lines after a delta, and the number of the first. */
export function changedLog(table: Lines, delta: Pick<Delta, 'log' | 'log_from' | 'log_anew' | 'ply'>): Lines {
  if (delta.log_anew) return { log: delta.log, log_from: delta.log_from };
  const kept = table.log.filter((line) => line.n < delta.log_from && line.ply <= delta.ply);
  return { log: [...kept, ...delta.log], log_from: Math.min(table.log_from, delta.log_from) };
}

/** The lines that a table has and an earlier one had not. */
export function newLines(before: Lines, after: Lines): LogLine[] {
  return after.log.slice(Math.max(0, logEnd(before) - after.log_from));
}

/** A table with an older page before its lines; the same table if the page does not end where they begin. */
export function withOlder<T extends Lines & Pick<Snapshot, 'seat'>>(table: T, page: LogPage): T {
  if (page.seat !== table.seat || logEnd(page) !== table.log_from) return table;
  return { ...table, log: [...page.log, ...table.log], log_from: page.log_from };
}
