import { describe, expect, it } from 'vitest';
import { placed, sent, valueBySeat } from '../src/lib/options';
import type { Declared } from '../src/lib/wire';

const SIDES: Declared = { name: 'sides', values: [''], default: '', rule: '', each: ['any', 'cats', 'birds'], listed: true };
const MAP: Declared = { name: 'map', values: ['wood', 'lake'], default: 'wood', rule: '', each: [], listed: true };
const LIMIT: Declared = { name: 'limit', values: [0, 9], default: 0, rule: '', each: [], listed: false };

describe('options by seat', () => {
  it('say the usual of seats they do not name', () => {
    expect(valueBySeat(SIDES, '', 3)).toEqual(['any', 'any', 'any']);
    expect(valueBySeat(SIDES, 'cats,any', 3)).toEqual(['cats', 'any', 'any']);
    expect(valueBySeat(SIDES, 'cats,any,birds', 2)).toEqual(['cats', 'any']);
  });

  it('are put together seat by seat, and are the default where all is as usual', () => {
    expect(placed(SIDES, '', 3, 1, 'birds')).toBe('any,birds,any');
    expect(placed(SIDES, 'any,birds,any', 3, 0, 'cats')).toBe('cats,birds,any');
    expect(placed(SIDES, 'any,birds,any', 3, 1, 'any')).toBe('');
  });
});

describe('what is sent for a table', () => {
  it('has a part for every seat there is, none for those that are gone', () => {
    expect(sent([SIDES], { sides: 'cats,any,birds' }, 2)).toEqual({ sides: 'cats,any' });
    expect(sent([SIDES], { sides: 'any,any,birds' }, 2)).toEqual({ sides: '' });
    expect(sent([SIDES], { sides: 'cats,birds' }, 3)).toEqual({ sides: 'cats,birds,any' });
  });

  it('holds only what the game declares and the form lists', () => {
    expect(sent([MAP, LIMIT], { map: 'lake', limit: 9, luck: true }, 2)).toEqual({ map: 'lake' });
  });
});
