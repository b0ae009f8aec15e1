import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../src/lib/games.svelte';
import { Table } from '../src/lib/table.svelte';
import { gameText } from '../src/lib/text.svelte';
import type { GameInfo, TableInfo } from '../src/lib/wire';
import WaitingRoom from '../src/parts/WaitingRoom.svelte';
import { sitting, snapshot } from './made';

const LEVELS = [
  { name: 'beginner', bot: 'random', seconds: 0, usual: false, names: [], title: {} },
  { name: 'casual', bot: 'greedy', seconds: 0, usual: true, names: [], title: {} },
  { name: 'my:Bot', bot: 'my:Bot', seconds: 0, usual: false, names: ['Ada'], title: { en: 'Simple', ru: 'Простой' } },
];
const GAME = {
  name: 'toy', title: {}, options: [], presets: [], levels: LEVELS, resigning: { 2: ['standing'] },
} as unknown as GameInfo;
let sent: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  games.all = [GAME];
  vi.stubGlobal('fetch', async (path: string, how: RequestInit = {}) => {
    if (path === '/api/games') return new Response(JSON.stringify([GAME]));
    if (!how.method || how.method === 'GET') return new Response('[]');
    sent.push({ method: how.method, path, body: how.body ? JSON.parse(String(how.body)) : null });
    return new Response('{}');
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function room(change: Partial<TableInfo>): void {
  const table = new Table('t1', null);
  table.watch = () => undefined;
  const info = { ...snapshot().table, game: 'toy', state: 'open' as const, resigning: 'standing' as const, ...change };
  render(WaitingRoom, { table, info, text: gameText('toy') });
}

const ann = sitting({ seat: 0, name: 'Ann', mine: true });
const ben = sitting({ seat: 1, name: 'Ben', mine: false });

it('lets the host stand up, and close the table when that is confirmed', async () => {
  room({ owner: true, seats: [ann, ben] });
  await fireEvent.click(screen.getByRole('button', { name: 'Stand up' }));
  await waitFor(() => expect(sent.map((each) => each.path)).toEqual(['/api/tables/t1/leave']));
  const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Close the table' });
  await waitFor(() => expect(close.disabled).toBe(false));
  await fireEvent.click(close);
  expect(sent.length).toBe(1);
  await fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/tables/t1/close'));
});

it('shows a bot that the operator has added by its title, and offers it', async () => {
  const bot = sitting({ seat: 1, kind: 'bot', name: 'Ada', bot: 'my:Bot', level: '', mine: false });
  room({ owner: true, seats: [ann, bot] });
  await screen.findByText('bot, Simple');
  const offered = screen.getByRole<HTMLSelectElement>('combobox', { name: 'How well Ada plays' });
  expect(offered.value).toBe('my:Bot');
  expect([...offered.options].map((option) => option.text)).toEqual(['Beginner', 'Casual', 'Simple']);
  await fireEvent.change(offered, { target: { value: 'casual' } });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ kind: 'bot', bot: 'greedy' }));
});

it('lets the host change the settings and the level of a bot', async () => {
  const bot = sitting({ seat: 1, kind: 'bot', name: 'Rosa', level: 'casual', mine: false });
  room({ owner: true, seats: [ann, bot], title: 'Ours', public: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Change the settings' }));
  await fireEvent.change(screen.getByLabelText('Clock'), { target: { value: 'day' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)?.method).toBe('PUT'));
  expect(sent.at(-1)?.body).toMatchObject({ title: 'Ours', public: true, clock: { kind: 'decision', seconds: 86400 } });
  await fireEvent.change(screen.getByLabelText('How well Rosa plays'), { target: { value: 'beginner' } });
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '/api/tables/t1/seats/1', body: { kind: 'bot', bot: 'random' } }));
});

it('asks a player whether they agree to what was changed, and the host waits', async () => {
  room({ owner: false, seats: [sitting({ seat: 0, name: 'Ann', mine: false }), { ...ben, mine: true, unconfirmed: true }] });
  expect(screen.getByText(/Do you still want to play/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, I will play' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/tables/t1/agree'));
  cleanup();
  room({ owner: true, seats: [ann, { ...ben, unconfirmed: true }] });
  expect(screen.getByText('Settings have changed. Waiting for Ben to agree.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
});
