// What lists say of a table.
import { botName, personName } from './seats';
import { t } from './text.svelte';
import type { TableRow } from './wire';

/** Who sits there, in the reader's language. */
export function seatNames(row: TableRow): string[] {
  return row.names.map((name, seat) => (row.bots.includes(seat) ? botName(name) : personName(name)) || t('seat-open'));
}

const nameOf = (row: TableRow, seat: number): string =>
  row.names[seat] ? seatNames(row)[seat]! : t('seat-number', { number: seat + 1 });

/** Who has won, and why if somebody gave up. */
export function outcomeOf(winners: readonly string[], ending: TableRow['ending'], left: readonly string[]): string {
  const result = t('won-by', { names: winners.join(', '), count: winners.length });
  return ending ? t('won-how', { result, why: t(`ended-${ending}`, { names: left.join(', ') }) }) : result;
}

/** How it stands. */
export function statusOf(row: TableRow): string {
  if (row.state === 'open') return t('waiting-for', { count: row.open_seats });
  if (row.state === 'finished') {
    const winners = row.winners.map((seat) => nameOf(row, seat));
    return outcomeOf(winners, row.ending, row.resigned.map((seat) => nameOf(row, seat)));
  }
  if (row.state === 'abandoned' || row.state === 'closed') return t(`state-${row.state}`);
  if (row.my_turn) return t('your-turn');
  return row.asked === null || row.asked < 0 ? t('state-running') : t('turn-of', { name: nameOf(row, row.asked) });
}
