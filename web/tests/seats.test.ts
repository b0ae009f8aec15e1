import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choosing } from '../src/lib/choosing.svelte';
import { seatWords } from '../src/lib/seats';
import { session } from '../src/lib/session.svelte';
import { Table } from '../src/lib/table.svelte';
import { gameText, language } from '../src/lib/text.svelte';
import type { SeatAsked, TableInfo } from '../src/lib/wire';
import OtherSeats from '../src/parts/OtherSeats.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import { CATALOGUE, sitting, snapshot } from './made';

const text = gameText('toy');
text.add('en', CATALOGUE);

let sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  session.user = { id: 'u1', name: 'Eve', kind: 'guest', lang: 'en', theme: 'light', prefs: {}, email: '', email_confirmed: false, webhook: '' };
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    sent.push({ path, body: JSON.parse(init?.body ?? '{}') });
    return new Response('{}');
  });
});

afterEach(() => {
  cleanup();
  session.user = null;
});

const asked = (change: Partial<SeatAsked> = {}): SeatAsked => ({
  id: 7,
  seat: 1,
  to: 'person',
  name: 'Eve',
  mine: false,
  waiting: [0],
  deadline: 9,
  ...change,
});

function at(change: Partial<TableInfo>): Table {
  const table = new Table('t1', 'secret');
  const made = snapshot();
  table.live = { ...made, table: { ...made.table, owner: false, ...change } };
  return table;
}

function prompt(table: Table): void {
  const props = { table, choosing: new Choosing(table), text, names: ['Ann', 'Bot'], ordered: 0 };
  render(Prompt, { ...props, onresult: () => undefined, onmore: () => undefined });
}

describe('what is said of a seat', () => {
  it('names who asks, which seat it is and who has it', () => {
    const args = { name: 'Eve', number: 2, of: 'Bot', to: 'person' };
    expect(seatWords('seat-asked', args)).toBe('Eve asks for seat 2 (Bot).');
    expect(seatWords('seat-asked', { ...args, of: '', to: 'bot' })).toBe('Eve asks to put a bot in seat 2 (free seat).');
    expect(seatWords('seat-changed', { ...args, of: 'Eve' })).toBe('Eve comes back.');
    language.lang = 'ru';
    expect(seatWords('seat-changed', args)).toBe('Eve садится на место\u00a02 (Bot).');
    language.lang = 'en';
  });
});

describe('a request for a seat', () => {
  it('is answered by those it waits for, or put off', async () => {
    const table = at({ handover: asked() });
    prompt(table);
    await fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent).toEqual([{ path: '/api/tables/t1/handover/answer', body: { accept: true, request: 7 } }]));
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    table.live = { ...table.live!, table: { ...table.live!.table, handover: asked({ id: 8 }) } };
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Eve asks for seat 2 (Bot).'));
  });

  it('is shown neither to its sender nor to those who have answered', () => {
    expect(at({ handover: asked({ mine: true }) }).seatAsked).toBeNull();
    expect(at({ handover: asked({ mine: true }) }).seatSent?.seat).toBe(1);
    expect(at({ handover: asked({ waiting: [2] }) }).seatAsked).toBeNull();
    expect(at({ handover: asked(), state: 'finished' }).seatAsked).toBeNull();
  });

  it('about one’s own seat can be declined', () => {
    prompt(at({ handover: asked({ seat: 0, to: 'bot', waiting: [2] }) }));
    expect(screen.getByRole('button', { name: 'I am still playing' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('other seats', () => {
  it('are offered where the server offers them, with the invite', async () => {
    const seats = snapshot().table.seats.map((seat) => ({ ...seat, mine: false }));
    render(OtherSeats, { table: at({ seats, takeable: [1] }) });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Ask for seat 2 (Bot)' }));
    await waitFor(() => expect(sent).toEqual([{ path: '/api/tables/t1/join', body: { seat: 1, invite: 'secret' } }]));
  });

  it('are the owner’s to open and to fill', async () => {
    const seats = [...snapshot().table.seats, sitting({ seat: 2, kind: 'open' })];
    render(OtherSeats, { table: at({ seats, owner: true }) });
    await fireEvent.click(screen.getByRole('button', { name: 'Open seat 2 (Bot) to another player' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Put a bot in seat 3 (free seat)' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/api/tables/t1/seats/1', body: { kind: 'open' } },
        { path: '/api/tables/t1/seats/2', body: { kind: 'bot', bot: 'greedy' } },
      ]),
    );
  });
});
