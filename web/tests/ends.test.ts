import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { outcomeOf, statusOf } from '../src/lib/rows';
import { Table } from '../src/lib/table.svelte';
import { gameText, language } from '../src/lib/text.svelte';
import type { GameInfo, SeatInfo, TableInfo } from '../src/lib/wire';
import More from '../src/parts/More.svelte';
import ResignForm from '../src/parts/ResignForm.svelte';
import Result from '../src/parts/Result.svelte';
import { snapshot } from './made';

const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name,
  user: name,
  bot: null,
  level: '',
  character: '',
  mine: number === 0,
  online: true,
  resigned: false,
  clock_left: null,
  seconds: null,
  unconfirmed: false,
  ...more,
});

function tableOf(change: Partial<TableInfo>): Table {
  const table = new Table('t1', null);
  const base = snapshot();
  table.live = { ...base, table: { ...base.table, seats: [seat(0, 'Ann'), seat(1, 'Ben')], ...change } };
  return table;
}

afterEach(() => {
  cleanup();
  language.lang = 'en';
  vi.unstubAllGlobals();
});

it('says who has won and why', () => {
  expect(outcomeOf(['Ann'], '', [])).toBe('Ann has won');
  expect(outcomeOf(['Ann'], 'resigned', ['Ben'])).toBe('Ann has won – Ben resigned');
  language.lang = 'ru';
  expect(outcomeOf(['Аня'], 'late', ['Борис'])).toBe('Победа: Аня (вышло время: Борис)');
});

it('lists the result of a game that somebody gave up', () => {
  const row = {
    id: 't1', game: 'toy', title: '', state: 'finished' as const, names: ['Ann', 'Ben'], bots: [], ply: 9, open_seats: 0,
    mine: true, public: true, my_turn: false, created: 1, turn_since: null, changed: 2, asked: null, scores: [1, 2],
    winners: [0], resigned: [1], ending: 'resigned' as const,
    bytes: 0,
    with_others: true,
  };
  expect(statusOf(row)).toBe('Ann has won – Ben resigned');
});

it('shows whoever resigned last in the result, with fewer points or more', () => {
  vi.stubGlobal('fetch', async () => new Response('[]'));
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const seats = [seat(0, 'Ann'), seat(1, 'Ben', { resigned: true })];
  const table = tableOf({ state: 'finished', seats, winners: [0], scores: [3, 8], ending: 'resigned' });
  render(Result, { table, names: ['Ann', 'Ben'], onclose: () => undefined });
  const rows = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent?.replace(/\s+/g, ' ').trim());
  expect(rows[0]).toContain('Ann');
  expect(rows[1]).toContain('Ben resigned');
  expect(screen.getByText('Ann has won – Ben resigned')).toBeTruthy();
});

const more = (table: Table) =>
  render(More, { table, text: gameText('toy'), names: ['Ann', 'Ben'], orders: [] });

it('asks before resigning and says what will happen', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => (sent.push(path), new Response('{}')));
  more(tableOf({ resign: 'win', abandon: [] }));
  await fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(screen.getByText('Resign? The game ends, and the other player has won.')).toBeTruthy();
  expect(sent.filter((path) => path.endsWith('/resign'))).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(sent).toContain('/api/tables/t1/resign');
});

it('asks before ending without a result, and shows who has agreed and who has not', async () => {
  const table = tableOf({ resign: 'win', abandon: [] });
  const told = vi.spyOn(table, 'abandon').mockResolvedValue(undefined);
  more(table);
  await fireEvent.click(screen.getByRole('button', { name: /Propose to end/ }));
  expect(screen.getByText(/It ends once everybody who plays agrees/)).toBeTruthy();
  expect(told).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await fireEvent.click(screen.getByRole('button', { name: /Propose to end/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(told).toHaveBeenCalledWith(true);
  cleanup();
  more(tableOf({ resign: 'win', abandon: [1] }));
  expect(screen.getByText(/In favour of ending without a result: Ben/).textContent).toContain('Not agreed yet: Ann');
  await fireEvent.click(screen.getByRole('button', { name: /Propose to end/ }));
  expect(screen.getByText(/it ends at once/)).toBeTruthy();
});

it('offers what a table may decide about seats that resign', () => {
  const game = { resigning: { 2: ['standing'], 3: ['bot', 'standing'] } } as unknown as GameInfo;
  render(ResignForm, { game, seats: 3, resigning: null });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'a bot takes the seat',
    'the game ends: whoever leads has won',
  ]);
  cleanup();
  render(ResignForm, { game, seats: 2, resigning: null });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('When somebody resigns: the other player has won')).toBeTruthy();
});
