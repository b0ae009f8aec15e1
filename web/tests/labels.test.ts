import { describe, expect, it } from 'vitest';
import { labelsAt } from '../src/lib/labels';
import type { PanelView, PieceView, Words } from '../src/lib/wire';
import { words } from './made';

const piece = (id: string, label: Words | null, target = 'place'): PieceView => ({ id, x: 0, y: 0, body: '', label, target });
const panel = (role: string, pieces: PieceView[]): PanelView => ({
  id: 'panel',
  role,
  width: 1,
  height: 1,
  static: '',
  label: null,
  labels: { place: words('place') },
  pieces,
});
const told = (labels: Words[]): string[] => labels.map(({ id }) => id);

describe('a tip', () => {
  const race = piece('race', words('trolls', { seat: 1 }));
  const power = piece('power', words('trolls', { seat: 1 }));
  const coins = piece('coins', words('coins'));

  it('tells the piece first, its place, then what else stands there', () => {
    expect(told(labelsAt(panel('board', [coins, race]), race, 'place'))).toEqual(['trolls', 'place', 'coins']);
  });

  it('tells each fact once', () => {
    expect(told(labelsAt(panel('board', [race, power, coins]), race, 'place'))).toEqual(['trolls', 'place', 'coins']);
    const other = piece('other', words('trolls', { seat: 2 }));
    expect(told(labelsAt(panel('board', [race, other]), race, 'place'))).toEqual(['trolls', 'place', 'trolls']);
  });

  it('tells of a piece of a seat only what it is', () => {
    const seat = panel('seat', [race, power, coins]);
    expect(told(labelsAt(seat, coins, 'place'))).toEqual(['coins', 'place']);
    expect(told(labelsAt(seat, undefined, 'place'))).toEqual(['place', 'trolls', 'coins']);
  });

  it('does not fill the screen', () => {
    const crowd = Array.from({ length: 12 }, (_, n) => piece(`p${n}`, words(`p${n}`)));
    expect(labelsAt(panel('board', crowd), crowd[3], 'place')).toHaveLength(2);
    expect(labelsAt(panel('board', crowd), undefined, 'place')).toHaveLength(9);
  });
});
