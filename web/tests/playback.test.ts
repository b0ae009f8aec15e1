import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { looks } from '../src/lib/playback.svelte';
import { session } from '../src/lib/session.svelte';
import { socket, type Frame } from '../src/lib/socket.svelte';
import { Table } from '../src/lib/table.svelte';
import type { EventView, LogLine, Snapshot } from '../src/lib/wire';
import { snapshot, words } from './made';

let hear: (frame: Frame) => void = () => undefined;
let visible: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visible = 'visible';
  session.prefs = { speed: 'normal' };
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.spyOn(socket, 'send').mockReturnValue(true);
  vi.spyOn(socket, 'listen').mockImplementation((listener) => {
    hear = listener;
    return () => undefined;
  });
  vi.stubGlobal('fetch', async (path: string) => new Response(path.includes('ply=') ? JSON.stringify(snapshot()) : '[]'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = (n: number, seat: number, event?: EventView): LogLine => ({
  n,
  ply: n + 6,
  seat,
  message: words('log-take', { seat, field: n }),
  ordered: false,
  ...(event ? { event } : {}),
});

const roll: EventView = { kind: 'roll', place: 'field-1', faces: ['die-2'], won: true };
const first = snapshot().log[0]!;
const waits = snapshot({ options: [], asked: 1, prompt: words('prompt-waiting'), seq: 5, ply: 5 });

/** Tables after moves of the other seat; the last one asks the viewer. */
function moved(count: number): Snapshot[] {
  const log = [first];
  return Array.from({ length: count }, (_, k) => {
    log.push(line(log.length, 1, { kind: 'capture', place: 'field-2' }));
    const last = k === count - 1;
    return { ...(last ? snapshot() : waits), seq: 6 + k, ply: 6 + k, log: [...log] };
  });
}

function sitDown(): Table {
  const table = new Table('t1');
  table.open();
  hear({ type: 'table', ...waits });
  return table;
}

describe('moves of others', () => {
  it('are played one after the other, and the question comes when all have been', () => {
    const table = sitDown();
    for (const after of moved(3)) hear({ type: 'table', ...after });
    expect(table.live?.seq).toBe(6);
    expect(table.following.playback.line?.n).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(table.live?.seq).toBe(7);
    vi.advanceTimersByTime(1000);
    expect([table.live?.seq, table.options.length, table.live?.prompt?.id]).toEqual([8, 0, 'prompt-waiting']);
    expect(table.live?.log).toHaveLength(4);
    vi.advanceTimersByTime(1000);
    expect([table.options.length, table.live?.prompt?.id, table.following.behind]).toEqual([3, 'prompt-pick', false]);
  });

  it('are skipped when the viewer wants to see how it stands', () => {
    const table = sitDown();
    for (const after of moved(3)) hear({ type: 'table', ...after });
    table.following.skip();
    expect([table.live?.seq, table.options.length, table.following.behind]).toEqual([8, 3, false]);
    vi.advanceTimersByTime(10_000);
    expect(table.live?.seq).toBe(8);
  });

  it.each(['once', 'hidden', 'clock', 'asked'])('are shown at once where nobody could look: %s', (why) => {
    const table = sitDown();
    if (why === 'once') session.prefs = { speed: 'once' };
    if (why === 'hidden') visible = 'hidden';
    if (why === 'asked') table.watch();
    for (const after of moved(2).slice(why === 'asked' ? 1 : 0)) {
      const seats = after.table.seats.map((seat) => (why === 'clock' ? { ...seat, clock_left: 30 } : seat));
      hear({ type: 'table', ...after, table: { ...after.table, seats } });
    }
    expect([table.live?.seq, table.options.length]).toEqual([7, 3]);
  });

  it('show one’s own dice without keeping one from the next question', () => {
    const table = sitDown();
    hear({ type: 'table', ...snapshot({ seq: 6, ply: 6 }) });
    table.move('take 1');
    hear({ type: 'table', ...snapshot({ seq: 8, ply: 8, log: [first, line(1, 0), line(2, -1, roll)] }) });
    expect([table.options.length, table.following.playback.line?.n, table.following.behind]).toEqual([3, 2, false]);
    expect(table.following.rolls.map(({ n }) => n)).toEqual([2]);
    vi.advanceTimersByTime(5000);
    expect(table.following.playback.line).toBeNull();
    expect(table.following.rolls).toHaveLength(1);
  });

  it('are marked until one acts', () => {
    const table = sitDown();
    session.prefs = { speed: 'once' };
    const pieces = (x: number) => [{ ...snapshot().panels[0]!, pieces: [{ ...snapshot().panels[0]!.pieces[0]!, x }] }];
    hear({ type: 'table', ...snapshot({ seq: 6, ply: 6 }) });
    table.move('take 1');
    hear({ type: 'table', ...waits, seq: 7, ply: 7, log: [first, line(1, 0)], panels: pieces(7) });
    const board = () => table.live!.panels[0]!;
    expect(table.following.marks(board()).pieces.size).toBe(0);
    hear({ type: 'table', ...snapshot({ seq: 8, ply: 8, log: [first, line(1, 0), line(2, 1)], panels: pieces(9) }) });
    expect([...table.following.marks(board()).places]).toEqual(['field-1']);
    expect(table.following.news.map(({ n }) => n)).toEqual([2]);
    table.move('take 2');
    hear({ type: 'table', ...waits, seq: 9, ply: 9, log: [first, line(1, 0), line(2, 1), line(3, 0)], panels: pieces(9) });
    expect(table.following.marks(board()).places.size).toBe(0);
  });

  it('are shown once where several lines tell of one place: dice before all else', () => {
    const lines = [line(1, 1, { kind: 'fight', place: 'a' }), line(2, 1, { ...roll, place: 'a' }), line(3, 1, { kind: 'loss', place: 'a' })];
    expect(looks([...lines, line(4, 1, { kind: 'turn' }), line(5, 1)]).map(({ n }) => n)).toEqual([2]);
  });
});
