import { post } from './api';
import type { GameInfo, SeatSpec, TableInfo } from './wire';

/** The bot that newcomers should meet: quick, and not silly. */
export function usualBot(game: GameInfo): string {
  const kinds = game.bots.map((bot) => bot.kind);
  return kinds.includes('greedy') ? 'greedy' : (kinds[0] ?? 'greedy');
}

/** A table against bots, started: the player in the first seat. */
export async function playBots(game: GameInfo, bots: number): Promise<TableInfo> {
  const kind = usualBot(game);
  const seats: SeatSpec[] = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: kind }))];
  return started(await post<TableInfo>('/api/tables', { game: game.name, seats, options: {}, public: false, clock: null }));
}

/** Start a table that has all its players. */
export async function started(table: TableInfo): Promise<TableInfo> {
  if (table.state !== 'open' || table.seats.some((seat) => seat.kind === 'open')) return table;
  await post(`/api/tables/${table.id}/start`);
  return table;
}
