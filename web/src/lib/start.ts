import { get, post } from './api';
import { language, t } from './text.svelte';
import type { GameInfo, LevelInfo, SeatInfo, SeatSpec, TableInfo } from './wire';

/** Seats of a table that is started with one click: oneself and two others. */
const USUAL_SEATS = 3;

const FIRST: LevelInfo = { name: 'casual', bot: 'greedy', seconds: 0, usual: true, names: [], title: {} };

/** The level called so, or the one for newcomers. */
export function levelOf(game: GameInfo, name: string): LevelInfo {
  return game.levels.find((level) => level.name === name) ?? game.levels.find((level) => level.usual) ?? FIRST;
}

/** Whether a level is a bot that the operator of the server has added. */
export const isAdded = (level: LevelInfo): boolean => Object.keys(level.title).length > 0;

/** What a level is called; a bot that the operator of the server has added brings its title along. */
export function levelTitle(level: LevelInfo): string {
  return level.title[language.lang] || t(`level-${level.name}`);
}

/** The level of a seat that a bot holds, '' if it is none of the game's. */
export function levelAt(game: GameInfo | undefined, seat: SeatInfo): string {
  return seat.level || (game?.levels.find((level) => level.name === seat.bot)?.name ?? '');
}

/** A seat for a bot that plays at a level. */
export function botSeat(level: LevelInfo): SeatSpec {
  return { kind: 'bot', bot: level.bot, ...(level.seconds ? { seconds: level.seconds } : {}) };
}

/** The level that a bot's seat has, '' if it is none of the game's. */
export function levelIn(game: GameInfo, seat: SeatSpec): string {
  const same = (level: LevelInfo): boolean => level.bot === seat.bot && level.seconds === (seat.seconds ?? 0);
  return game.levels.find(same)?.name ?? '';
}

/** So many seats of a game: those there are, as far as the game has their bots, and bots for the rest. */
export function seatsOf(game: GameInfo, seats: readonly SeatSpec[], count: number, level = ''): SeatSpec[] {
  const fits = Math.min(game.max_seats, Math.max(game.min_seats, count));
  return Array.from({ length: fits }, (_, place) => {
    const seat = seats[place] ?? { kind: place ? 'bot' : 'me' };
    return seat.kind === 'bot' && !levelIn(game, seat) ? botSeat(levelOf(game, level)) : seat;
  });
}

/** How many bots play at a table that is started with one click. */
export const opponents = (game: GameInfo): number => seatsOf(game, [], USUAL_SEATS).length - 1;

/** A table against bots of a level, started: the player in the first seat. */
export async function playBots(game: GameInfo, level: string): Promise<TableInfo> {
  const seats = seatsOf(game, [], USUAL_SEATS, level);
  return opened({ game: game.name, seats, options: {} });
}

/** The same game once more, against the same bots or with the same people. */
export async function playAgain(id: string, games: readonly GameInfo[]): Promise<TableInfo> {
  const old = await get<TableInfo>(`/api/tables/${id}`);
  const game = games.find((one) => one.name === old.game);
  const alone = old.seats.every((seat) => seat.mine || (seat.kind === 'bot' && !seat.resigned));
  if (!game || !alone) return post<TableInfo>(`/api/tables/${id}/rematch`);
  const seats = old.seats.map((seat) => (seat.mine ? { kind: 'me' } : botSeat(levelOf(game, levelAt(game, seat)))));
  return opened({ game: old.game, seats, options: old.options });
}

async function opened(form: { game: string; seats: unknown; options: unknown }): Promise<TableInfo> {
  return started(await post<TableInfo>('/api/tables', { ...form, public: false, clock: null }));
}

/** Start a table that has all its players. */
export async function started(table: TableInfo): Promise<TableInfo> {
  if (table.state !== 'open' || table.seats.some((seat) => seat.kind === 'open')) return table;
  await post(`/api/tables/${table.id}/start`);
  return table;
}
