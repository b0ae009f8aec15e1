import { describe, expect, it } from 'vitest';
import { rows } from '../src/lib/loglines';
import type { EventView, LogLine } from '../src/lib/wire';
import { words } from './made';

let n = 0;
const line = (id: string, seat: number, event?: EventView): LogLine => ({
  n: n++,
  ply: n,
  seat,
  message: words(id, { seat }),
  ordered: false,
  ...(event ? { event } : {}),
});

describe('the log as it is read', () => {
  it('tells equal lines in a row once, and counts them', () => {
    n = 0;
    const log = [line('draw', 0), line('draw', 0), line('draw', 0), line('draw', 1), line('draw', 0)];
    expect(rows(log, null).map((row) => [row.line.n, row.count])).toEqual([
      [2, 3],
      [3, 1],
      [4, 1],
    ]);
  });

  it('keeps what is new apart from what was there', () => {
    n = 0;
    const log = [line('draw', 0), line('draw', 0), line('draw', 0)];
    expect(rows(log, 1).map((row) => row.count)).toEqual([1, 2]);
  });

  it('begins turns with a heading, and names a seat when it is another', () => {
    n = 0;
    const turn = { kind: 'turn' } as const;
    const log = [line('turn', 0, turn), line('a', 0), line('b', 0), line('c', 1), line('turn', 1, turn), line('turn', 1, turn)];
    expect(rows(log, null).map((row) => [row.heading, row.speaks])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ]);
  });
});
