import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../src/lib/session.svelte';
import { language } from '../src/lib/text.svelte';
import type { Stored as Usage, TableRow, User } from '../src/lib/wire';
import Stored from '../src/parts/Stored.svelte';
import Tokens from '../src/parts/Tokens.svelte';

const ANN = { id: 'u1', name: 'Ann', kind: 'account', prefs: {} } as unknown as User;

const row = (id: string, state: TableRow['state'], withOthers = false): TableRow =>
  ({
    id,
    game: 'toy',
    title: `Game ${id}`,
    state,
    names: ['Ann', 'Ben'],
    bots: [],
    open_seats: 0,
    changed: 1,
    winners: [0],
    resigned: [],
    ending: '',
    asked: null,
    bytes: 50_000,
    with_others: withOthers,
  }) as unknown as TableRow;

let rows: TableRow[] = [];
let sent: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  session.user = ANN;
  sent = [];
  rows = [row('a', 'finished'), row('b', 'finished', true), row('c', 'running'), row('d', 'closed')];
  vi.stubGlobal('fetch', async (path: string, how: RequestInit = {}) => {
    const usage: Usage = {
      tables: rows.length,
      bytes: 420_000,
      reports: 0,
      most_tables: 60,
      most_bytes: 10_000_000,
      most_reports: 5,
    };
    if (path === '/api/me/stored') return new Response(JSON.stringify(usage));
    if (path === '/api/tokens' && how.method === 'GET') return new Response('[]');
    if (how.method === 'GET') return new Response(JSON.stringify(rows));
    sent.push({ method: String(how.method), path, body: how.body ? JSON.parse(String(how.body)) : null });
    rows = rows.filter((each) => !path.endsWith(each.id));
    return new Response(JSON.stringify({ kept: path.endsWith('b'), secret: 'twb_x' }));
  });
});

afterEach(() => {
  cleanup();
  session.user = null;
  language.lang = 'en';
  vi.unstubAllGlobals();
});

it('shows what is used and allowed, and offers to delete what is over', async () => {
  render(Stored);
  await screen.findByText('Tables: 4 of 60');
  screen.getByText('Space: 0.42 of 10 MB');
  const buttons = screen.getAllByRole('button', { name: /^Delete: / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Delete: Game a',
    'Delete: Game b',
    'Delete: Game d',
  ]);
});

it('deletes a game only after asking', async () => {
  render(Stored);
  await fireEvent.click(await screen.findByRole('button', { name: 'Delete: Game a' }));
  await fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Delete: Game a' }));
  screen.getByText('Delete this game for good?');
  await fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('“Game a” is deleted.');
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/tables/a', body: null }]);
  expect(screen.queryByRole('button', { name: 'Delete: Game a' })).toBeNull();
  await screen.findByText('Tables: 3 of 60');
});

it('says that a game which others played stays for them', async () => {
  language.lang = 'ru';
  render(Stored);
  await fireEvent.click(await screen.findByRole('button', { name: 'Удалить: Game b' }));
  screen.getByText(/У них она останется/);
  await fireEvent.click(screen.getByRole('button', { name: 'Да' }));
  await screen.findByText(/остаётся у других игроков/);
});

it('creates a token that may play, unless something else is chosen', async () => {
  render(Tokens);
  const make = async (): Promise<void> => {
    await fireEvent.input(screen.getByLabelText('What is it for?'), { target: { value: 'bot' } });
    await fireEvent.input(screen.getByLabelText('Current password'), { target: { value: 'secret' } });
    await fireEvent.submit(screen.getByRole('button', { name: 'Create a token' }).closest('form')!);
  };
  await make();
  await waitFor(() => expect(sent.length).toBe(1));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('What is it for?').value).toBe(''));
  await fireEvent.change(screen.getByLabelText('What may it do?'), { target: { value: 'read' } });
  await make();
  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent.map((each) => each.body)).toEqual([
    { label: 'bot', rights: 'play', password: 'secret' },
    { label: 'bot', rights: 'read', password: 'secret' },
  ]);
});
