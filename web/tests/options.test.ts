import { describe, expect, it } from 'vitest';
import { OWN, applies, placed, presetOf, sent, valueBySeat, valueOf, valuesFor, withPreset } from '../src/lib/options';
import type { GameInfo, TableOptionInfo } from '../src/lib/wire';

const made = (change: Partial<TableOptionInfo>): TableOptionInfo => ({
  name: '',
  values: [],
  default: '',
  rule: '',
  each: [],
  listed: true,
  names_seats: false,
  seats: [],
  house_rule: false,
  ruled_out: {},
  ...change,
});
const SIDES = made({ name: 'sides', values: [''], each: ['any', 'cats', 'birds'] });
const MAP = made({ name: 'map', values: ['wood', 'lake'], default: 'wood' });
const LIMIT = made({ name: 'limit', values: [0, 9], default: 0, listed: false });
const FIRST = made({ name: 'first', values: ['random', 0, 1, 2], default: 'random', ruled_out: { 2: [2] } });
const PAIR = made({ name: 'pair', values: [11, 9], default: 11, seats: [2] });
const PEACE = made({ name: 'peace', values: [true, false], default: false, house_rule: true });

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

describe('values that a number of seats forbids', () => {
  it('are not offered, shown or sent', () => {
    expect([valuesFor(FIRST, 2), valuesFor(FIRST, 3)]).toEqual([
      ['random', 0, 1],
      ['random', 0, 1, 2],
    ]);
    expect([valueOf(FIRST, { first: 2 }, 2), valueOf(FIRST, { first: 2 }, 3)]).toEqual(['random', 2]);
    expect(sent([FIRST], { first: 2 }, 2)).toEqual({ first: 'random' });
  });
});

describe('options for some numbers of seats', () => {
  it('are for no others', () => {
    expect([applies(PAIR, 2), applies(PAIR, 3), applies(MAP, 3)]).toEqual([true, false, true]);
    expect([sent([PAIR], { pair: 9 }, 2), sent([PAIR], { pair: 9 }, 3)]).toEqual([{ pair: 9 }, {}]);
  });
});

describe('presets', () => {
  const presets = [{ name: 'lakes', options: { map: 'lake' } }];
  const game = { options: [FIRST, MAP, PEACE], presets } as unknown as GameInfo;

  it('are found in what is chosen, whatever else is', () => {
    expect(presetOf(game, { first: 1 })).toBe('');
    expect(presetOf(game, { map: 'lake', first: 1, peace: false })).toBe('lakes');
    expect(presetOf(game, { map: 'lake', peace: true })).toBe(OWN);
  });

  it('take the place of house rules and leave the rest', () => {
    expect(withPreset(game, { first: 1, peace: true }, 'lakes')).toEqual({ first: 1, map: 'lake' });
    expect(withPreset(game, { map: 'lake' }, '')).toEqual({});
  });
});
