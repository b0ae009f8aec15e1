import { describe, expect, it } from 'vitest';
import { kindsOf } from '../src/lib/kinds';
import type { OptionView } from '../src/lib/wire';
import { option as made, words } from './made';

const option = (verb: string, place: number, target = `at-${place}`): OptionView =>
  made({ choice: `${verb} ${place}`, label: words(verb), target, verb });
const many = (verb: string, count: number): OptionView[] => Array.from({ length: count }, (_, n) => option(verb, n));
const NAMES: Record<string, string> = { dig: 'Land', turn: 'Land', build: 'Build' };
const nameOf = (verb: string): string => NAMES[verb] ?? '';

describe('kinds of options', () => {
  it('are counted in the order of the options; verbs with one name are one kind', () => {
    const kinds = kindsOf([...many('dig', 6), ...many('build', 4), ...many('turn', 2)], nameOf);
    expect(kinds).toEqual([
      { name: 'Land', verbs: new Set(['dig', 'turn']), count: 8 },
      { name: 'Build', verbs: new Set(['build']), count: 4 },
    ]);
  });

  it('are not needed for a few options, nor for one kind', () => {
    expect(kindsOf([...many('dig', 5), ...many('build', 4)], nameOf)).toEqual([]);
    expect(kindsOf([...many('dig', 15), ...many('turn', 5)], nameOf)).toEqual([]);
  });

  it('are needed for few options, too, where a click repeats one kind and the other shares its places', () => {
    const again = many('dig', 2).map((one): OptionView => ({ ...one, meaning: { kind: 'spend', repeats: true } }));
    expect(kindsOf([...again, ...many('build', 2)], nameOf).map(({ name }) => name)).toEqual(['Land', 'Build']);
  });

  it('leave out what has no place, which is a button already, and what the game does not name', () => {
    const options = [...many('dig', 12), option('build', 1), option('build', 2, ''), ...many('other', 3)];
    expect(kindsOf(options, nameOf).map(({ name, count }) => [name, count])).toEqual([
      ['Land', 12],
      ['Build', 1],
    ]);
  });
});
