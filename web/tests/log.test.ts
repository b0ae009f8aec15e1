import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changed } from '../src/lib/changes';
import { changedLog, logEnd, newLines, withOlder } from '../src/lib/log';
import { Table } from '../src/lib/table.svelte';
import { gameText } from '../src/lib/text.svelte';
import type { Delta, LogLine, LogPage } from '../src/lib/wire';
import Log from '../src/parts/Log.svelte';
import Spoken from '../src/parts/Spoken.svelte';
import { CATALOGUE, line, snapshot, words } from './made';

const text = gameText('toy');
text.add('en', CATALOGUE);

const told = (n: number): LogLine =>
  line({ n, ply: n + 1, seat: 1, message: words('log-take', { seat: 1, field: n, race: '@race-elves' }) });
const lines = (from: number, to: number): LogLine[] => Array.from({ length: to - from }, (_, k) => told(from + k));
const page = (from: number, to: number): LogPage => ({ seat: 0, seq: 4, log_from: from, log: lines(from, to) });
const numbers = (log: readonly LogLine[]): number[] => log.map(({ n }) => n);

/** The server has 30 lines; a look brings ten. */
let asked: URLSearchParams[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://here');
    if (path.includes('/snapshot')) {
      const ply = Number(url.searchParams.get('ply'));
      return new Response(JSON.stringify(snapshot({ ply, log: [], log_from: 0 })));
    }
    if (!path.includes('/log')) return Response.error();
    asked.push(url.searchParams);
    const [before, limit] = [Number(url.searchParams.get('before')), Number(url.searchParams.get('limit'))];
    return new Response(JSON.stringify(page(Math.max(0, before - Math.min(limit, 15)), before)));
  });
});

afterEach(cleanup);

function sitDown(): Table {
  const table = new Table('t1', 'secret');
  table.live = snapshot({ log_from: 20, log: lines(20, 30), ply: 30 });
  return table;
}

const change = (more: Partial<Delta>): Delta =>
  ({ ...snapshot(), from_seq: 4, seq: 5, ply: 31, pieces: {}, static: {}, labels: {}, info: {}, panels: [], ...more }) as unknown as Delta;

describe('the lines of a log', () => {
  const table = snapshot({ log_from: 20, log: lines(20, 30), ply: 30 });

  it('go on where they end, whatever the number of the first', () => {
    const next = changed(table, change({ log_from: 30, log: lines(30, 32), ply: 40 }))!;
    expect([next.log_from, next.log.length, logEnd(next)]).toEqual([20, 12, 32]);
    expect(numbers(newLines(table, next))).toEqual([30, 31]);
  });

  it('are dropped by an undo, even all of them', () => {
    expect(changedLog(table, { log_from: 25, log: [], ply: 25 })).toEqual({ log_from: 20, log: lines(20, 25) });
    expect(changedLog(table, { log_from: 12, log: [], ply: 12 })).toEqual({ log_from: 12, log: [] });
  });

  it('of a ply that is gone are dropped, too', () => {
    expect(changedLog(table, { log_from: 28, log: [told(28)], ply: 29 })).toEqual({ log_from: 20, log: lines(20, 29) });
    expect(changedLog(table, { log_from: 30, log: [], ply: 28 })).toEqual({ log_from: 20, log: lines(20, 28) });
  });

  it('are all others if the server says so', () => {
    const other = changedLog(table, { log_from: 28, log: lines(28, 33), log_anew: true, ply: 33 });
    expect([other.log_from, numbers(other.log)]).toEqual([28, [28, 29, 30, 31, 32]]);
  });

  it('take an older page only where it belongs', () => {
    const more = withOlder(table, page(5, 20));
    expect([more.log_from, more.log.length]).toEqual([5, 25]);
    expect(withOlder(table, page(5, 19))).toBe(table);
    expect(withOlder(table, { ...page(5, 20), seat: 1 })).toBe(table);
  });
});

describe('the log', () => {
  it('shows earlier lines on request, until there are no more', async () => {
    const table = sitDown();
    const { container } = render(Log, { table, text, names: ['Ann', 'Bot'] });
    expect(container.querySelectorAll('.row')).toHaveLength(10);
    await fireEvent.click(screen.getByRole('button', { name: 'Show earlier lines' }));
    await waitFor(() => expect(container.querySelectorAll('.row')).toHaveLength(25));
    expect(Object.fromEntries(asked[0]!)).toEqual({ seat: '0', before: '20', limit: '200', invite: 'secret' });
    const button = screen.getByRole('button', { name: 'Show earlier lines' });
    button.focus();
    await fireEvent.click(button);
    await waitFor(() => expect(container.querySelectorAll('.row')).toHaveLength(30));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')));
    expect(screen.queryByRole('button', { name: 'Show earlier lines' })).toBeNull();
    expect(numbers(table.live!.log)).toEqual(numbers(lines(0, 30)));
  });

  it('is not called empty while its lines are fetched', async () => {
    const table = sitDown();
    table.live = snapshot({ log_from: 12, log: [], ply: 12 });
    const { container } = render(Log, { table, text, names: ['Ann', 'Bot'] });
    expect(container.querySelector('.empty')).toBeNull();
    await waitFor(() => expect(container.querySelectorAll('.row')).toHaveLength(12));
  });

  it('is fetched as far back as somebody looks', async () => {
    const table = sitDown();
    await table.lookAt(25);
    expect(asked).toEqual([]);
    await table.lookAt(3);
    expect(asked.map((query) => query.get('before'))).toEqual(['20', '5']);
    expect(numbers(table.live!.log)).toEqual(numbers(lines(0, 30)));
  });

  it('keeps older lines while moves of others are played', async () => {
    const table = sitDown();
    const next = snapshot({ ply: 31, log_from: 20, log: lines(20, 31) });
    table.following.playback.add(next, []);
    table.following.playback.add({ ...next, ply: 32 }, []);
    await table.fetchOlderLines();
    table.following.playback.skip();
    expect([table.live?.ply, table.live?.log_from, table.live?.log.length]).toEqual([32, 5, 26]);
  });

  it('is asked for once, however often somebody scrolls, and stays as it is offline', async () => {
    const table = sitDown();
    expect(await Promise.all([table.fetchOlderLines(), table.fetchOlderLines()])).toEqual([true, true]);
    expect(asked).toHaveLength(1);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await table.fetchOlderLines()).toBe(false);
    expect(table.live?.log_from).toBe(5);
    expect(table.refusal).not.toBeNull();
  });

  it('does not read out older lines that are fetched', async () => {
    const table = sitDown();
    const { container } = render(Spoken, { table, text, names: ['Ann', 'Bot'] });
    await table.fetchOlderLines();
    await new Promise((done) => setTimeout(done));
    expect(container.querySelectorAll('p')).toHaveLength(0);
    table.live = { ...table.live!, log: [...table.live!.log, told(30)] };
    await waitFor(() => expect(container.querySelectorAll('p')).toHaveLength(1));
  });
});
