import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choosing } from '../src/lib/choosing.svelte';
import { Keys } from '../src/lib/keys';
import { session } from '../src/lib/session.svelte';
import { socket, type Frame } from '../src/lib/socket.svelte';
import { Table } from '../src/lib/table.svelte';
import { gameText } from '../src/lib/text.svelte';
import Choices from '../src/parts/Choices.svelte';
import Panel from '../src/parts/Panel.svelte';
import Prompt from '../src/parts/Prompt.svelte';
import type { Snapshot } from '../src/lib/wire';
import { CATALOGUE, option, snapshot, words } from './made';

const text = gameText('toy');
text.add('en', CATALOGUE);

const LAYER = {
  defs: '',
  static: '<g transform="translate(1 1)"><rect id="field-1" class="target"/><rect id="field-2" class="target"/><rect id="field-3" class="target"/></g>',
};

let sent: Record<string, unknown>[] = [];
let heard: ((frame: Frame) => void) | undefined;
let fetched: Snapshot | null = null;
let asked: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent = [];
  asked = [];
  fetched = null;
  session.prefs = { confirm_end: false };
  vi.spyOn(socket, 'send').mockImplementation((frame) => {
    sent.push(frame);
    return true;
  });
  vi.spyOn(socket, 'listen').mockImplementation((listener) => {
    heard = listener;
    return () => undefined;
  });
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    asked.push({ path, body: JSON.parse(init?.body ?? '{}') as Record<string, unknown> });
    if (path.includes('/snapshot?')) return fetched ? new Response(JSON.stringify(fetched)) : Response.error();
    const reply = path.includes('/static/')
      ? LAYER
      : path.endsWith('/why')
        ? String(init?.body).includes('score')
          ? { text: '', rule: '', choice: '' }
          : { text: 'Not next to you.', rule: 'T-2' }
        : { changes: {}, lines: [] };
    return new Response(JSON.stringify(reply));
  });
});

afterEach(cleanup);

function sitDown(change = {}): { table: Table; choosing: Choosing } {
  const table = new Table('t1');
  table.live = snapshot(change);
  return { table, choosing: new Choosing(table) };
}

const spot = (target: string) => ({ target, labels: [], x: 0, y: 0 });

describe('choosing', () => {
  it('sends a single choice at once, and only once', () => {
    const { choosing } = sitDown();
    choosing.pick(spot('field-2'), false);
    choosing.pick(spot('field-1'), false);
    return waitFor(() => {
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ type: 'move', table: 't1', seq: 4, choice: 'take 2', seat: 0 });
    });
  });

  it('sends a gesture as one message', () => {
    const { choosing } = sitDown();
    const label = { id: 'log-take', args: { seat: 0, field: 1, race: '' }, rule: '' };
    choosing.gesture({ choices: ['take 1', 'take 2', 'take 1'], label, target: '', sources: [] });
    choosing.gesture({ choices: [], label, target: '', sources: [] });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'move', seq: 4, choice: 'take 1', then: ['take 2', 'take 1'], seat: 0 });
  });

  it('opens a menu for several choices, and for every finger', () => {
    const { choosing, table } = sitDown();
    choosing.pick(spot('field-1'), true);
    expect(choosing.menu?.target).toBe('field-1');
    table.live = snapshot({ options: [...snapshot().options, { ...snapshot().options[0]!, choice: 'raid 1' }] });
    choosing.reset();
    choosing.pick(spot('field-1'), false);
    expect(choosing.menu?.target).toBe('field-1');
    expect(sent).toHaveLength(0);
  });

  it('says a refused move in the words of the game', async () => {
    const { choosing, table } = sitDown();
    table.open();
    choosing.pick(spot('field-2'), false);
    await waitFor(() => expect(sent.some((frame) => frame.type === 'move')).toBe(true));
    const key = sent.find((frame) => frame.type === 'move')?.key;
    heard?.({ type: 'error', key, error: { code: 'illegal_choice', message: 'no', rule: 'T-2', why: 'Not next to you.' } });
    expect(table.refusal).toEqual({ text: 'Not next to you.', rule: 'T-2' });
    expect(table.pending).toBeNull();
    expect(sent.find((frame) => frame.type === 'move')?.lang).toBe('en');
    expect(asked.filter(({ path }) => path.endsWith('/why'))).toEqual([]);
  });

  it('takes no second answer between the word that the first was taken and the next question', async () => {
    const { choosing, table } = sitDown();
    table.open();
    choosing.pick(spot('field-2'), false);
    const { key } = sent.find((frame) => frame.type === 'move') ?? {};
    heard?.({ type: 'moved', key, seq: 5 });
    expect(table.pending).not.toBeNull();
    heard?.({ ...snapshot({ seq: 5 }), type: 'table' } as unknown as Frame);
    expect(table.pending).toBeNull();
  });

  it('asks why about what is not lit', async () => {
    const { choosing, table } = sitDown();
    choosing.pick(spot('field-3'), false);
    await waitFor(() => expect(table.refusal?.rule).toBe('T-2'));
    expect(asked[0]?.body).toEqual({ target: 'field-3', lang: 'en', seat: 0 });
  });

  it('describes a thing that is never a choice, and says nothing else about it', async () => {
    const { choosing, table } = sitDown();
    choosing.pick(spot('field-3'), false);
    await waitFor(() => expect(table.refusal?.rule).toBe('T-2'));
    const score = { ...spot('score'), labels: [words('score')] };
    choosing.pick(score, false);
    await waitFor(() => expect(choosing.tip).toEqual(score));
    expect(table.refusal).toBeNull();
    expect(choosing.menu).toBeNull();
  });

  it('describes it to a finger in the menu that is open, and keeps what the pointer has found since', async () => {
    const { choosing } = sitDown();
    const score = { ...spot('score'), labels: [words('score')] };
    choosing.pick(score, true);
    expect(choosing.menu).toEqual(score);
    await new Promise((later) => setTimeout(later));
    expect(choosing.tip).toBeNull();
    choosing.menu = null;
    choosing.pick(score, false);
    const field = spot('field-1');
    choosing.tip = field;
    await new Promise((later) => setTimeout(later));
    expect(choosing.tip).toEqual(field);
  });

  it('confirms what ends the turn if that is wanted, with one message until then', () => {
    session.prefs = { confirm_end: true };
    const { choosing, table } = sitDown();
    table.open();
    const pass = table.options[2]!;
    choosing.choose(pass);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ choice: 'pass', confirm_end: true });
    expect(choosing.confirm).toBeNull();
    heard?.({ type: 'error', key: sent[0]!.key, error: { code: 'ends_turn', message: 'this ends the turn' } });
    expect(choosing.confirm).toBe(pass);
    expect(table.refusal).toBeNull();
    choosing.choose(pass, true);
    expect(choosing.confirm).toBeNull();
    expect(sent[1]).toMatchObject({ choice: 'pass' });
    expect(sent[1]).not.toHaveProperty('confirm_end');
    expect(asked.filter(({ path }) => path.endsWith('/preview'))).toEqual([]);
  });

  it('counts a small answer that was held back only once it is made', () => {
    session.prefs = { confirm_end: true };
    const meaning = { kind: 'spend' as const, price: {}, reward: {}, repeats: true };
    const { choosing, table } = sitDown({ options: [option({ choice: 'put 1', target: 'field-1', meaning })] });
    table.open();
    choosing.pick(spot('field-1'), false);
    heard?.({ type: 'error', key: sent[0]!.key, error: { code: 'ends_turn', message: '' } });
    expect(choosing.confirm?.choice).toBe('put 1');
    choosing.dismiss();
    expect([choosing.given, choosing.confirm]).toEqual([0, null]);
  });

  it('follows the keys', async () => {
    const { choosing } = sitDown();
    const keys = new Keys(choosing, () => undefined);
    const press = (key: string): boolean => keys.press(new KeyboardEvent('keydown', { key }));
    press('ArrowDown');
    press('ArrowDown');
    expect(choosing.pointed).toEqual(new Set(['field-2']));
    press('Escape');
    expect(choosing.cursor).toBe(-1);
    press('3');
    await waitFor(() => expect(sent[0]).toMatchObject({ choice: 'pass' }));
  });
});

describe('the page', () => {
  it('lists every option with its words', () => {
    const { choosing } = sitDown();
    render(Choices, { choosing, text, names: ['Ann', 'Bot'] });
    expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual([
      '1Take field 1 for 3',
      '2Take field 2 for 1',
      '3Pass',
    ]);
  });

  it('shows the question, the choices without a place, and why undo is impossible', () => {
    const { table, choosing } = sitDown();
    render(Prompt, { table, choosing, text, names: ['Ann', 'Bot'], ordered: 0, onresult: () => undefined, onmore: () => undefined });
    expect(screen.getByText('Pick one.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Pass/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  });

  it('lights exactly the legal targets, and a click on a piece means the place it stands in', async () => {
    const { choosing } = sitDown();
    const { container } = render(Panel, {
      panel: snapshot().panels[0]!,
      text,
      names: ['Ann', 'Bot'],
      choosing,
    });
    await waitFor(() => {
      const lit = [...container.querySelectorAll('g.lit')].map((one) => one.getAttribute('data-target'));
      expect(lit).toEqual(['field-1', 'field-2']);
    });
    container.querySelector('[data-piece="p1"] circle')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(sent[0]).toMatchObject({ choice: 'take 1' }));
  });

  it('takes a click on a piece for the piece where that is a choice', async () => {
    const { choosing } = sitDown();
    const [option] = snapshot().options;
    choosing.table.live = snapshot({ options: [...snapshot().options, { ...option!, choice: 'remove p1', target: 'p1' }] });
    const { container } = render(Panel, {
      panel: snapshot().panels[0]!,
      text,
      names: ['Ann', 'Bot'],
      choosing,
    });
    expect(container.querySelector('[data-piece="p1"]')?.classList.contains('lit')).toBe(true);
    container.querySelector('[data-piece="p1"] circle')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(sent[0]).toMatchObject({ choice: 'remove p1' }));
  });

  it('lets a piece speak for itself where its place is crowded', async () => {
    const { choosing } = sitDown();
    const panel = snapshot().panels[0]!;
    const [piece] = panel.pieces;
    const crowd = (count: number) => ({
      ...panel,
      pieces: [...Array(count).keys()].map((k) => ({ ...piece!, id: `p${k + 1}`, label: { ...panel.label!, args: { seat: k } } })),
    });
    const { container, rerender } = render(Panel, { panel: crowd(3), text, names: ['Ann', 'Bot'], choosing });
    const point = (): void => {
      const dot = container.querySelector('[data-piece="p1"] circle');
      dot?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    };
    point();
    const few = choosing.tip?.labels.length ?? 0;
    await rerender({ panel: crowd(20) });
    point();
    expect(few - (choosing.tip?.labels.length ?? 0)).toBe(2);
  });
});

describe('names with markup', () => {
  it('are text', () => {
    const { choosing } = sitDown();
    const evil = '<img src=x onerror=alert(1)>';
    choosing.table.live = snapshot({
      options: [option({ label: words('log-take', { seat: 0, field: 1, race: evil }) })],
    });
    const { container } = render(Choices, { choosing, text, names: [evil] });
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain(evil);
  });
});

describe('a bot that waits for its turn', () => {
  it('is told of until the game goes on', () => {
    const { table } = sitDown();
    table.open();
    heard?.({ type: 'queued', table: 'other', waits: true });
    expect(table.queued).toBe(false);
    heard?.({ type: 'queued', table: 't1', waits: true });
    expect(table.queued).toBe(true);
    heard?.({ ...snapshot({ seq: 99 }), type: 'table' } as unknown as Frame);
    expect(table.queued).toBe(false);
    heard?.({ type: 'queued', table: 't1', waits: true });
    heard?.({ type: 'queued', table: 't1', waits: false });
    expect(table.queued).toBe(false);
  });
});

describe('opening a table', () => {
  const watched = (): Record<string, unknown>[] => sent.filter((frame) => frame.type === 'watch');

  it('shows what was fetched, and follows from there', async () => {
    fetched = snapshot({ panels: [{ ...snapshot().panels[0]!, static: 'k2' }] });
    const table = new Table('t1', 'secret');
    table.open();
    heard?.({ type: 'open' });
    expect(watched()).toEqual([]);
    await waitFor(() => expect(watched()).toHaveLength(1));
    expect(table.live).toEqual(fetched);
    expect(asked[0]?.path).toBe('/api/tables/t1/snapshot?theme=light&invite=secret');
    expect(asked.map(({ path }) => path)).toContain('/api/static/k2');
    expect(watched()[0]).toEqual({ type: 'watch', table: 't1', theme: 'light', invite: 'secret', known: { seq: 4, seat: 0 } });
    heard?.({ ...fetched, type: 'table' } as unknown as Frame);
    heard?.({ type: 'open' });
    expect(watched()[1]).toEqual({ type: 'watch', table: 't1', theme: 'light', invite: 'secret' });
  });

  it('asks the connection where nothing could be fetched', async () => {
    const table = new Table('t1');
    table.open();
    await waitFor(() => expect(watched()).toEqual([{ type: 'watch', table: 't1', theme: 'light' }]));
    heard?.({ type: 'error', error: { code: 'not_found', message: '' } });
    expect(table.missing).toBe(true);
  });

  it('follows nothing that was closed meanwhile', async () => {
    fetched = snapshot();
    const table = new Table('t1');
    table.open();
    table.close();
    await new Promise((done) => setTimeout(done));
    expect(watched()).toEqual([]);
    expect(table.live).toBeNull();
  });
});
