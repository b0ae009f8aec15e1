import { post } from './api';
import type { GameInfo, SeatSpec, TableInfo } from './wire';

/** The bot that newcomers should meet: quick, and not silly. */
export function usualBot(game: GameInfo): string {
  const kinds = game.bots.map((bot) => bot.kind);
  return kinds.includes('greedy') ? 'greedy' : (kinds[0] ?? 'greedy');
}

/** So many seats of a game: those there are, as far as the game has their bots, and bots for the rest. */
export function seatsOf(game: GameInfo, seats: readonly SeatSpec[], count: number): SeatSpec[] {
  const kinds = game.bots.map((bot) => bot.kind);
  const fits = Math.min(game.max_seats, Math.max(game.min_seats, count));
  return Array.from({ length: fits }, (_, place) => {
    const seat = seats[place] ?? { kind: place ? 'bot' : 'me' };
    return seat.kind === 'bot' && !kinds.includes(seat.bot ?? '') ? { kind: 'bot', bot: usualBot(game) } : seat;
  });
}

/** A table against bots, started: the player in the first seat. */
export async function playBots(game: GameInfo, bots: number): Promise<TableInfo> {
  const seats = seatsOf(game, [], bots + 1);
  return started(await post<TableInfo>('/api/tables', { game: game.name, seats, options: {}, public: false, clock: null }));
}

/** Start a table that has all its players. */
export async function started(table: TableInfo): Promise<TableInfo> {
  if (table.state !== 'open' || table.seats.some((seat) => seat.kind === 'open')) return table;
  await post(`/api/tables/${table.id}/start`);
  return table;
}
