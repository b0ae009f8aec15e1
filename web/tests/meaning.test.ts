import { describe, expect, it } from 'vitest';
import { goesOn, markOf, repeated, sentencesOf } from '../src/lib/meaning';
import { GameText } from '../src/lib/text.svelte';
import type { MeaningView, OptionView } from '../src/lib/wire';

const text = new GameText('toy');
text.add(
  'en',
  `
thing-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
    .short = W
thing-field = { $count } fields
    .short = {""}
thing-card = { $count } cards
meaning-price = Costs { $things }.
meaning-lost = Gives up { $things }.
meaning-reward = Brings { $things }.
meaning-odds = { $ways } of { $all } win.
`,
);

const option = (meaning?: MeaningView): OptionView => ({
  choice: 'take 1',
  label: { id: 'choice-take', args: {}, rule: '' },
  target: 'field-1',
  also: [],
  sources: [],
  verb: 'take',
  meaning: meaning ?? null,
});
const SPEND: MeaningView = { kind: 'spend', price: { 'thing-worker': 1, 'thing-field': 2 }, reward: { 'thing-field': 1 } };
const RISK: MeaningView = { kind: 'risk', price: { 'thing-worker': 2 }, odds: [2, 6] };
const GIVE_UP: MeaningView = { kind: 'give-up', price: { 'thing-field': 3 } };
const ONE_MORE: MeaningView = { kind: 'gain', reward: { 'thing-field': 1 }, repeats: true };

describe('the mark of a place', () => {
  it('shows the price in short, the odds, or that something is given up', () => {
    expect(markOf([option(SPEND)], text)).toEqual({ kind: 'spend', signs: ['spend'], figures: '1W 2' });
    expect(markOf([option(RISK)], text)).toEqual({ kind: 'risk', signs: ['risk'], figures: '2/6' });
    expect(markOf([option(GIVE_UP)], text)).toEqual({ kind: 'give-up', signs: ['give-up'], figures: '' });
    expect(markOf([option({ kind: 'spend', price: { 'thing-card': 1 }, reward: { 'thing-worker': 2 } })], text)).toEqual({
      kind: 'spend',
      signs: ['gain'],
      figures: '2W',
    });
    expect(markOf([option({ kind: 'spend', price: { 'thing-card': 1 } })], text).signs).toEqual([]);
    expect(markOf([option({ kind: 'gain', reward: { 'thing-worker': 3 } })], text).figures).toBe('3W');
  });

  it('says nothing besides its outline where a choice only goes on', () => {
    expect(markOf([option()], text)).toEqual({ kind: 'gain', signs: [], figures: '' });
  });

  it('shows what several choices cost at least', () => {
    const dear: MeaningView = { kind: 'spend', price: { 'thing-worker': 3, 'thing-field': 2 } };
    const other: MeaningView = { kind: 'spend', price: { 'thing-field': 4 } };
    const figures = (...meanings: (MeaningView | undefined)[]): string => markOf(meanings.map(option), text).figures;
    expect(markOf([option(SPEND), option(SPEND)], text)).toEqual({ kind: 'spend', signs: ['spend'], figures: '1W 2' });
    expect(figures(dear, SPEND)).toBe('≥1W 2');
    expect(figures(dear, SPEND, other)).toBe('≥2');
    expect(figures({ kind: 'spend', price: { 'thing-worker': 1 } }, other)).toBe('');
    expect(figures(SPEND, undefined)).toBe('');
  });

  it('shows the best odds of several attempts', () => {
    const better: MeaningView = { kind: 'risk', odds: [3, 6] };
    expect(markOf([option(RISK), option(RISK)], text)).toEqual({ kind: 'risk', signs: ['risk'], figures: '2/6' });
    expect(markOf([option(RISK), option(better)], text).figures).toBe('≤3/6');
    expect(markOf([option(GIVE_UP), option(SPEND), option(better)], text)).toEqual({
      kind: 'mixed',
      signs: ['give-up', 'risk'],
      figures: '3/6',
    });
  });

  it('warns of what else shares the place', () => {
    expect(markOf([option(SPEND), option(GIVE_UP)], text)).toEqual({ kind: 'mixed', signs: ['give-up', 'spend'], figures: '1W 2' });
    expect(markOf([option(GIVE_UP), option({ kind: 'end' })], text)).toEqual({ kind: 'mixed', signs: ['give-up', 'end'], figures: '' });
    expect(markOf([option(SPEND), option({ kind: 'gain' })], text)).toEqual({ kind: 'spend', signs: [], figures: '' });
  });

  it('shows what a click adds where clicks repeat, whatever else can be done there', () => {
    const rest: MeaningView = { kind: 'gain', reward: { 'thing-field': 6 } };
    expect(markOf([option(ONE_MORE), option(rest)], text)).toEqual({ kind: 'gain', signs: ['gain'], figures: '1' });
    expect(repeated([option(ONE_MORE), option(ONE_MORE)])).toBeUndefined();
  });
});

describe('a meaning in words', () => {
  it('tells price, reward and odds', () => {
    expect(sentencesOf(SPEND, text)).toEqual(['Costs 1 worker, 2 fields.', 'Brings 1 fields.']);
    expect(sentencesOf(RISK, text)).toEqual(['Costs 2 workers.', '2 of 6 win.']);
    expect(sentencesOf(GIVE_UP, text)).toEqual(['Gives up 3 fields.']);
    expect(sentencesOf(null, text)).toEqual([]);
  });

  it('knows what goes on', () => {
    expect([option(), option(SPEND), option(RISK), option(GIVE_UP), option({ kind: 'end' })].map(goesOn)).toEqual([true, true, true, false, false]);
  });
});
