import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changed } from '../src/lib/changes';
import { Choosing } from '../src/lib/choosing.svelte';
import { Table } from '../src/lib/table.svelte';
import { gameText, language } from '../src/lib/text.svelte';
import type { OptionInfo, Snapshot } from '../src/lib/wire';
import Log from '../src/parts/Log.svelte';
import Orders from '../src/parts/Orders.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import { CATALOGUE, snapshot, words } from './made';

const text = gameText('ordered');
text.add(
  'en',
  `${CATALOGUE}
order-power = Accept power up to
order-power-help = More than that is your decision.
order-value-ask = ask me
order-power-all = any
order-no_points = Never pay points
by-order = (by standing order)`,
);
text.add('ru', 'order-power = Брать силу до\norder-value-ask = спрашивать меня\nby-order = (по приказу)');

const DECLARED: OptionInfo[] = [
  { name: 'power', values: ['ask', 1, 2, 'all'], default: 'ask', rule: '', each: [], listed: true },
  { name: 'no_points', values: [false, true], default: false, rule: '', each: [], listed: true },
];

let asked: { path: string; method: string; body: unknown }[] = [];
let refuse = false;

beforeEach(() => {
  asked = [];
  refuse = false;
  vi.stubGlobal('fetch', async (path: string, init?: { method?: string; body?: string }) => {
    asked.push({ path, method: init?.method ?? '', body: JSON.parse(init?.body ?? '{}') });
    const error = { code: 'not_your_seat', message: 'this is not your seat' };
    return new Response(JSON.stringify(refuse ? { error } : {}), { status: refuse ? 403 : 200 });
  });
});

afterEach(() => {
  cleanup();
  language.lang = 'en';
});

function sitDown(change: Partial<Snapshot> = {}): Table {
  const table = new Table('t1');
  table.live = snapshot(change);
  return table;
}

const panel = (table: Table, declared = DECLARED) => render(Orders, { table, text, names: ['Ann', 'Bot'], declared });
const list = (): HTMLSelectElement => screen.getByLabelText('Accept power up to');

describe('the panel of standing orders', () => {
  it('is made from the declaration, with what is in force', () => {
    panel(sitDown({ orders: { power: 2 } }));
    expect([...list().options].map((option) => option.text)).toEqual(['ask me', '1', '2', 'any']);
    expect(list().selectedOptions[0]?.text).toBe('2');
    expect(screen.getByLabelText<HTMLInputElement>('Never pay points').checked).toBe(false);
    expect(screen.getByText('More than that is your decision.')).toBeTruthy();
  });

  it('follows the language', async () => {
    panel(sitDown());
    language.lang = 'ru';
    await waitFor(() => expect(screen.getByLabelText('Брать силу до')).toBeTruthy());
    expect(screen.getByRole('heading', { name: 'Автоответы' })).toBeTruthy();
  });

  it('saves a change at once, together with the others', async () => {
    const table = sitDown({ orders: { power: 2 } });
    panel(table);
    await fireEvent.click(screen.getByLabelText('Never pay points'));
    await fireEvent.change(list(), { target: { value: '3' } });
    expect(asked.map(({ path, method, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/tables/t1/orders', { orders: { power: 2, no_points: true }, seat: 0 }],
      ['PUT', '/api/tables/t1/orders', { orders: { power: 'all', no_points: true }, seat: 0 }],
    ]);
  });

  it('goes back and says why if the server refuses', async () => {
    refuse = true;
    const table = sitDown({ orders: { power: 1 } });
    panel(table);
    await fireEvent.change(list(), { target: { value: '3' } });
    await waitFor(() => expect(table.refusal?.text).toBeTruthy());
    expect(list().selectedOptions[0]?.text).toBe('1');
  });

  it('is not there for games without orders and for watchers', () => {
    expect(panel(sitDown(), []).container.textContent).toBe('');
    expect(panel(sitDown({ seat: -1 })).container.textContent).toBe('');
  });
});

describe('orders in force', () => {
  it('are told beside the prompt, and lead to the panel', async () => {
    const table = sitDown();
    const onmore = vi.fn();
    const props = { table, choosing: new Choosing(table), text, names: ['Ann', 'Bot'], onresult: () => undefined, onmore };
    const view = render(Prompt, { ...props, ordered: 0 });
    expect(screen.queryByRole('button', { name: 'Orders: 2' })).toBeNull();
    await view.rerender({ ...props, ordered: 2 });
    await fireEvent.click(screen.getByRole('button', { name: 'Orders: 2' }));
    expect(onmore).toHaveBeenCalledOnce();
  });

  it('mark the lines of the log that they caused', () => {
    const line = { n: 1, ply: 2, seat: 1, message: words('log-take', { seat: 1, field: 1, race: '@race-elves' }), ordered: true };
    const table = sitDown();
    render(Log, { table: sitDown({ log: [...(table.live?.log ?? []), line] }), text, names: ['Ann', 'Bot'] });
    const lines = screen.getAllByRole('button').map((button) => button.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(lines).toContain('Bot takes field 1 with Elves. (by standing order)');
    expect(lines.filter((said) => said?.includes('by standing order'))).toHaveLength(1);
  });

  it('come with a delta only when they changed', () => {
    const table = snapshot({ orders: { power: 1 } });
    const { names: _names, orders: _orders, ...same } = table;
    const delta = { ...same, type: 'delta' as const, table: 't1', from_seq: 4, pieces: {}, static: {}, labels: {}, info: {}, panels: [] };
    expect(changed(table, delta)?.orders).toEqual({ power: 1 });
    expect(changed(table, { ...delta, orders: {} })?.orders).toEqual({});
  });
});
