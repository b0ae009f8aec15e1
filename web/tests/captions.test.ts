import { describe, expect, it } from 'vitest';
import { broken, caption, label } from '../src/lib/captions';

const within = (letters: number) => (line: string) => line.length <= letters;

describe('words on a drawing', () => {
  it('stay in one line where they fit', () => {
    expect(broken('Hand', within(7), 2)).toEqual(['Hand']);
    expect(broken('', within(7), 2)).toEqual([]);
  });
  it('are broken between words, as late as possible', () => {
    expect(broken('Points of this turn', within(12), 2)).toEqual(['Points of', 'this turn']);
    expect(broken('a b c d e', within(3), 3)).toEqual(['a b', 'c d', 'e']);
  });
  it('are cut where nothing else helps', () => {
    expect(broken('Ненайденные фонарики', within(8), 2)).toEqual(['Ненайде…', 'фонарики']);
    expect(broken('one two three four', within(7), 2)).toEqual(['one two', 'three…']);
    expect(broken('one two three', within(6), 1)).toEqual(['one t…']);
  });
});

/** A layer on which every letter is five wide, and a space on it. */
function drawing(width: number, height: number): { layer: SVGGElement; space: SVGGraphicsElement; texts: () => string[] } {
  const made = (name: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);
  const layer = made('g') as SVGGElement;
  const append = layer.append.bind(layer);
  layer.append = (...nodes) => {
    for (const node of nodes) Object.assign(node as object, { getComputedTextLength: () => 5 * ((node as unknown as Node).textContent ?? '').length });
    append(...nodes);
  };
  const space = Object.assign(made('rect'), { getBBox: () => ({ x: 1, y: 2, width, height }) }) as unknown as SVGGraphicsElement;
  return { layer, space, texts: () => [...layer.children].map((text) => text.textContent ?? '') };
}

describe('a drawing', () => {
  it('has the words of a token in as many lines as there is room for', () => {
    const { layer, space, texts } = drawing(32, 18);
    label(layer, space, 'gone home early');
    expect(texts()).toEqual(['gone', 'home…']);
  });
  it('has the name of a place in two lines where one is too short', () => {
    const { layer, space, texts } = drawing(60, 60);
    caption(layer, space, 'Points of this turn');
    expect(texts()).toEqual(['Points of', 'this turn']);
  });
});
