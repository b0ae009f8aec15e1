import { describe, expect, it } from 'vitest';
import { clickOn, decide, targetOf, type Between, type Click, type Moment, type PlaceClicked } from '../src/lib/clicks';
import type { MeaningView, PieceView } from '../src/lib/wire';
import { option, words } from './made';

const meaning = (change: Partial<MeaningView>): MeaningView => ({
  kind: 'gain',
  price: {},
  reward: {},
  repeats: false,
  ...change,
});

const take = option({ choice: 'take 1', target: 'field-1' });
const raid = option({ choice: 'raid 1', target: 'field-1' });
const leave = option({ choice: 'leave 1', target: 'field-1', meaning: meaning({ kind: 'give-up' }) });
const stop = option({ choice: 'stop 1', target: 'field-1', meaning: meaning({ kind: 'end' }) });
const put = option({ choice: 'put 1', target: 'field-1', meaning: meaning({ repeats: true }) });
const dig = option({ choice: 'dig 1', target: 'field-1', meaning: meaning({ repeats: true }) });

const NOW: Moment = { past: false, pending: false, asked: true };

const NOWHERE: Between = { ways: [], begun: null, settled: null };

function click(place: Partial<PlaceClicked>, moment: Partial<Moment> = {}, between: Partial<Between> = {}): Click {
  const whole = { target: 'field-1', options: [], touch: false, labelled: true, ...place };
  return clickOn(whole, { ...NOW, ...moment }, { ...NOWHERE, ...between });
}

describe('a click on a place', () => {
  it('makes the only choice there, if the game goes on', () => {
    expect(click({ options: [take] })).toEqual({ does: 'choose', option: take });
  });

  it.each([
    ['several choices', { options: [take, raid] }],
    ['a finger', { options: [take], touch: true }],
    ['something to give up', { options: [leave] }],
    ['something that ends', { options: [stop] }],
    ['several small answers', { options: [put, dig] }],
  ])('opens the menu for %s', (_what, place) => {
    expect(click(place)).toEqual({ does: 'menu' });
  });

  it('repeats a small answer, by finger too, beside other choices and before the server has answered', () => {
    for (const place of [{ options: [put] }, { options: [put], touch: true }, { options: [take, put] }])
      expect(click(place)).toEqual({ does: 'repeat', option: put });
    expect(click({ options: [put] }, { pending: true })).toEqual({ does: 'repeat', option: put });
  });

  it('says why nothing can be done there to whoever is asked, and shows a finger what it has tapped', () => {
    expect(click({})).toEqual({ does: 'explain', menu: false });
    expect(click({ touch: true })).toEqual({ does: 'explain', menu: true });
    expect(click({ touch: true, labelled: false })).toEqual({ does: 'explain', menu: false });
    expect(click({ touch: true }, { asked: false })).toEqual({ does: 'menu' });
    expect(click({}, { asked: false })).toEqual({ does: 'nothing' });
  });

  it('does nothing while a choice is under way, nor in the past', () => {
    expect(click({ options: [take] }, { pending: true })).toEqual({ does: 'nothing' });
    for (const options of [[take], [put], []]) expect(click({ options }, { past: true })).toEqual({ does: 'nothing' });
  });
});

describe('a click on a piece', () => {
  const piece = { id: 'p1', target: 'field-1' } as PieceView;
  it('is meant for its place, unless the piece is a choice itself or stands nowhere', () => {
    expect(targetOf(piece, new Set(['field-1']))).toBe('field-1');
    expect(targetOf(piece, new Set(['p1']))).toBe('p1');
    expect(targetOf({ ...piece, target: '' }, new Set())).toBe('p1');
  });
});

describe('a choice', () => {
  const loss = option({ meaning: meaning({ kind: 'give-up', loss: words('much') }) });
  const both = { confirmLoss: true, confirmEnd: true };
  const none = { confirmLoss: false, confirmEnd: false };

  it('that loses much is asked about first, unless the player is sure, has no other, or does not want to be asked', () => {
    expect(decide(loss, 2, false, both)).toBe('ask');
    expect(decide(loss, 2, true, both)).toBe('send');
    expect(decide(loss, 1, false, { ...both, confirmEnd: false })).toBe('send');
    expect(decide(loss, 2, false, none)).toBe('send');
  });

  it('is sent, to be held back by the server if it ends the turn and the player wants to be asked', () => {
    expect(decide(take, 2, false, both)).toBe('send unless it ends the turn');
    expect(decide(take, 2, false, none)).toBe('send');
    expect(decide(take, 2, true, both)).toBe('send');
  });
});
