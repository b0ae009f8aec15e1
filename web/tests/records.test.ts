import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableRow } from '../src/lib/wire';
import RecordsPage from '../src/pages/RecordsPage.svelte';

const GAMES = ['toy', 'other'].map((name) => ({ name, min_seats: 2, max_seats: 3, options: [], orders: [], bots: [] }));

function row(number: number): TableRow {
  return {
    id: `t${number}`,
    game: 'toy',
    title: `Game ${number}`,
    state: 'finished',
    names: ['Ann', 'Ben'],
    bots: [],
    ply: 9,
    open_seats: 0,
    mine: false,
    public: true,
    my_turn: false,
    created: 1,
    turn_since: null,
    changed: 1000 - number,
    asked: null,
    scores: [1, 2],
    winners: [1],
    resigned: [],
    ending: '',
    bytes: 0,
    with_others: true,
  };
}

let asked: URL[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/games') return new Response(JSON.stringify(GAMES));
    if (!path.startsWith('/api/records')) return new Response('');
    const url = new URL(path, 'http://here');
    asked.push(url);
    const first = url.searchParams.has('before') ? 50 : 0;
    const count = url.searchParams.get('game') === 'other' ? 0 : first ? 3 : 50;
    return new Response(JSON.stringify(Array.from({ length: count }, (_, k) => row(first + k))));
  });
});

afterEach(cleanup);

it('shows older games below, until there are none', async () => {
  render(RecordsPage);
  await fireEvent.click(await screen.findByRole('button', { name: 'Show older games' }));
  await screen.findByText('Game 52');
  expect(screen.getByText('Game 0')).toBeTruthy();
  expect(asked.at(-1)?.searchParams.get('before')).toBe('951');
  expect(screen.queryByRole('button', { name: 'Show older games' })).toBeNull();
});

it('filters by game', async () => {
  render(RecordsPage);
  await screen.findByText('Game 0');
  await fireEvent.change(await screen.findByLabelText('Game'), { target: { value: 'other' } });
  await waitFor(() => expect(screen.queryByText('Game 0')).toBeNull());
  expect(asked.at(-1)?.searchParams.get('game')).toBe('other');
});
