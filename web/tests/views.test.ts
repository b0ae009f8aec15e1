import { describe, expect, it } from 'vitest';
import { fullest, held, viewFor } from '../src/lib/views';
import type { PanelView } from '../src/lib/wire';
import { words } from './made';

function panel(id: string, role: PanelView['role'], places: string[], pieces: string[] = []): PanelView {
  return {
    id,
    role,
    width: 1,
    height: 1,
    static: '',
    label: null,
    labels: Object.fromEntries(places.map((place) => [place, words('drawn-field')])),
    pieces: pieces.map((target) => ({ id: `on-${target}`, x: 0, y: 0, body: '', label: null, target })),
  };
}

const PANELS = [
  panel('map', 'board', ['field-1', 'field-2']),
  panel('shop', 'supply', ['tile-1', 'tile-2', 'tile-3']),
  panel('mine', 'own', ['purse'], ['hand']),
  panel('other', 'seat', ['seat-1']),
];

describe('the view a question brings', () => {
  it.each([
    [['field-1', 'tile-1', 'tile-2', 'tile-3'], 'board'],
    [['tile-1', 'purse'], 'supply'],
    [['purse', 'hand', 'tile-1'], 'board'],
    [['seat-1'], 'seats'],
    [['on-hand'], 'board'],
    [['nowhere'], 'choices'],
  ])('%j: %s', (targets, view) => {
    expect(viewFor(PANELS, new Set(targets))).toBe(view);
  });

  it('counts an element once, however many pieces stand on it', () => {
    expect(held(panel('mine', 'own', ['hand'], ['hand', 'hand']), new Set(['hand', 'purse']))).toBe(1);
  });

  it('brings the panel with the most answers, the first of equals', () => {
    expect(fullest(PANELS, new Set(['tile-1', 'tile-2', 'field-1']))?.id).toBe('shop');
    expect(fullest(PANELS, new Set(['tile-1', 'field-1']))?.id).toBe('map');
    expect(fullest(PANELS, new Set(['nowhere']))).toBeUndefined();
  });
});
