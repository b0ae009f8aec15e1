import { describe, expect, it } from 'vitest';
import { byTarget, changed, changedPieces, sinceMine } from '../src/lib/changes';
import type { Delta, LogLine, Snapshot } from '../src/lib/wire';
import { line as made, snapshot, words } from './made';

const piece = (id: string, x = 0) => ({ id, x, y: 0, body: `<g id="b-${id}"/>`, label: null, target: '' });
const line = (n: number, ply: number, seat: number): LogLine => made({ n, ply, seat });

function delta(change: Partial<Delta> = {}): Delta {
  return {
    type: 'delta',
    table: 't1',
    log_from: 0,
    static: {},
    labels: {},
    info: {},
    panels: [],
    from_seq: 4,
    seq: 5,
    ply: 5,
    log: [],
    prompt: words('prompt'),
    prospects: [],
    asked: 1,
    options: [],
    gestures: [],
    ends: {},
    can_undo: true,
    undo_reason: '',
    undo_redeals: false,
    pieces: {},
    ...change,
  };
}

describe('pieces', () => {
  it('keep their order, move, come and go', () => {
    const after = changedPieces([piece('a'), piece('b'), piece('c')], { set: [piece('c', 9), piece('d')], gone: ['a'] });
    expect(after.map((one) => [one.id, one.x])).toEqual([
      ['b', 0],
      ['c', 9],
      ['d', 0],
    ]);
  });

  it('keep their body when only the place is sent', () => {
    const { body: _, ...place } = piece('a', 7);
    const [after] = changedPieces([piece('a')], { set: [place], gone: [] });
    expect(after).toEqual(piece('a', 7));
  });

  it('get a body that consists of parts of another one, in the order in which they are sent', () => {
    const { body: _, ...place } = piece('a');
    const part = { of: 'a', start: 6, end: 3, text: 'new' };
    const next = { ...place, id: 'b', part: { of: 'a', start: 0, end: 7, text: '' } };
    const after = changedPieces([{ ...place, body: '<text>3</>' }], { set: [{ ...place, part }, next], gone: [] });
    expect(after.map(({ id, body }) => [id, body])).toEqual([
      ['a', '<text>new</>'],
      ['b', '>new</>'],
    ]);
    expect(after[0]).not.toHaveProperty('part');
  });

  it('may look like one that goes', () => {
    const { body: _, ...place } = piece('b');
    const next = { ...place, part: { of: 'a', start: 1, end: 1, text: 'x' } };
    const after = changedPieces([piece('a')], { set: [next], gone: ['a'] });
    expect(after.map(({ id, body }) => [id, body])).toEqual([['b', '<x>']]);
  });
});

describe('a delta', () => {
  const table: Snapshot = snapshot({ seq: 4, ply: 4 });

  it('continues the table it was made for', () => {
    const next = changed(table, delta({ info: { asked: 1 }, static: { board: 'k2' } }));
    expect(next?.seq).toBe(5);
    expect(next?.table.asked).toBe(1);
    expect(next?.panels[0]?.static).toBe('k2');
    expect(table.panels[0]?.static).toBe('k1');
  });

  it('brings new panels, their order, and the seat that looks', () => {
    const [board] = table.panels;
    const own = { ...board!, id: 'own', role: 'own', static: 'k9' };
    const next = changed(table, delta({ panels: [own], order: ['own', 'board'], seat: 2 }));
    expect(next?.panels.map((panel) => panel.id)).toEqual(['own', 'board']);
    expect(next?.panels[1]).toBe(board);
    expect(next?.seat).toBe(2);
    expect(changed(next!, delta({ from_seq: 5, seq: 6, order: ['board'] }))?.panels).toEqual([board]);
  });

  it('that is old changes nothing, one after a gap asks for all', () => {
    expect(changed(table, delta({ from_seq: 2, seq: 3 }))).toBe(table);
    expect(changed(table, delta({ from_seq: 7, seq: 8 }))).toBeNull();
  });
});

describe('options', () => {
  it('are grouped by what they point at', () => {
    const groups = byTarget([{ target: 'a', also: ['b'] }, { target: '', also: [] }, { target: 'a', also: [] }]);
    expect([...groups].map(([target, same]) => [target, same.length])).toEqual([
      ['a', 2],
      ['b', 1],
      ['', 1],
    ]);
  });
});

describe('since my last choice', () => {
  const log = [line(0, 0, 0), line(1, 1, 0), line(2, 2, 1), line(3, 3, 2)];

  it('begins after it', () => {
    expect(sinceMine(log, 0)).toBe(2);
    expect(sinceMine(log, 2)).toBeNull();
    expect(sinceMine(log, 3)).toBeNull();
    expect(sinceMine(log, -1)).toBeNull();
  });

  it('begin before what a standing order answered for the seat', () => {
    const log = [line(0, 1, 0), line(1, 2, 1), { ...line(2, 3, 0), ordered: true }, line(3, 3, 0), line(4, 4, 1)];
    expect(sinceMine(log, 0)).toBe(1);
  });
});
