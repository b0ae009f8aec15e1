import { describe, expect, it } from 'vitest';
import { broken } from '../src/lib/captions';

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
