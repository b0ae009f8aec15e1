import { describe, expect, it } from 'vitest';
import { pointsAt } from '../src/lib/changes';
import { clickOn, type Between, type Click } from '../src/lib/clicks';
import { arrowsOf, elseHere, openEnds, remaining, settledBegun, turned, waysOf, type Begun } from '../src/lib/ways';
import type { GestureView } from '../src/lib/wire';
import { option, words } from './made';

const move = (from: number, to: number) =>
  option({ choice: `move ${from} ${to}`, verb: 'move', target: `field-${to}`, sources: [`field-${from}`] });
const gesture = (choices: string[], from: string, target: string): GestureView => ({
  choices,
  label: words('gesture'),
  target,
  sources: [from],
});

// Pieces stand in 1 and 2; 3 and 4 are empty.
const MOVES = [move(1, 2), move(1, 3), move(2, 1), move(2, 3), move(2, 4)];
const FIGHT = option({ choice: 'fight 1', verb: 'fight', target: 'field-1' });
const OPTIONS = [...MOVES, FIGHT];
const WAYS = waysOf(OPTIONS, [], {});

const at = (place: string, end: Begun['end'], other = ''): Begun => ({ place, end, other });

function click(target: string, between: Partial<Between> = {}, touch = false, options = OPTIONS): Click {
  const there = options.filter((one) => one.target === target);
  const place = { target, options: there, touch, labelled: true };
  return clickOn(place, { past: false, pending: false, asked: true }, { ways: WAYS, begun: null, settled: null, ...between });
}

describe('a choice from place to place', () => {
  it('is begun where its pieces stand, whatever else can be done there', () => {
    expect(click('field-1')).toEqual({ does: 'begin', begun: at('field-1', 'source') });
    expect(click('field-2', {}, true)).toEqual({ does: 'begin', begun: at('field-2', 'source') });
  });

  it('is begun at its target, where no piece stands that may leave', () => {
    expect(click('field-3')).toEqual({ does: 'begin', begun: at('field-3', 'target') });
  });

  it('is made at once by a mouse if its target has no other, and begun by a finger', () => {
    expect(click('field-4')).toEqual({ does: 'choose', option: MOVES[4] });
    expect(click('field-4', {}, true)).toEqual({ does: 'begin', begun: at('field-4', 'target') });
  });

  it('is finished at the other end, by mouse and finger', () => {
    for (const touch of [false, true]) {
      const there = click('field-3', { begun: at('field-1', 'source') }, touch);
      expect(there).toMatchObject({ does: 'take', way: { option: MOVES[1] } });
      const back = click('field-2', { begun: at('field-3', 'target') }, touch);
      expect(back).toMatchObject({ does: 'take', way: { option: MOVES[3] } });
    }
  });

  it('is taken back by a click on its place or where nothing can be done, and begun anew at another', () => {
    expect(click('field-1', { begun: at('field-1', 'source') })).toEqual({ does: 'leave' });
    expect(click('field-9', { begun: at('field-1', 'source') })).toEqual({ does: 'leave' });
    expect(click('field-4', { begun: at('field-1', 'source') })).toEqual({ does: 'begin', begun: at('field-4', 'target') });
    expect(click('field-2', { begun: at('field-4', 'source') })).toEqual({ does: 'begin', begun: at('field-2', 'source') });
  });

  it('leaves lit what remains, with an arrow to each', () => {
    expect([...openEnds(WAYS, at('field-2', 'source')).keys()]).toEqual(['field-1', 'field-3', 'field-4']);
    expect([...openEnds(WAYS, at('field-3', 'target')).keys()]).toEqual(['field-1', 'field-2']);
    const begun = at('field-3', 'target');
    expect(arrowsOf(remaining(WAYS, begun), begun)).toEqual([
      { from: 'field-1', to: 'field-3' },
      { from: 'field-2', to: 'field-3' },
    ]);
  });

  it('offers what else can be done at its place, and the place as the other end', () => {
    expect(elseHere(OPTIONS, WAYS, at('field-1', 'source'))).toEqual([FIGHT]);
    expect(turned(WAYS, at('field-1', 'source'))).toEqual(at('field-1', 'target'));
    expect(turned(WAYS, at('field-3', 'target'))).toBeNull();
  });

  it('is asked about once more where several lead the same way, or one gives something up', () => {
    const ways = waysOf([...MOVES, { ...move(1, 3), choice: 'sail 1 3' }], [], {});
    const begun = at('field-1', 'source');
    expect(click('field-3', { ways, begun })).toEqual({ does: 'begin', begun: { ...begun, other: 'field-3' } });
    expect(remaining(ways, { ...begun, other: 'field-3' }).map(({ key }) => key)).toEqual(['move 1 3', 'sail 1 3']);
    const meaning = { kind: 'give-up' as const };
    const retreat = waysOf([{ ...move(1, 3), meaning }], [], {});
    expect(click('field-3', { ways: retreat, begun })).toMatchObject({ does: 'begin' });
  });
});

describe('a choice of several things at once', () => {
  const pair = option({ choice: 'pair', target: 'card-1', also: ['card-2'] });
  it('is made by a click on any of them', () => {
    for (const target of ['card-1', 'card-2']) {
      const place = { target, options: [pair].filter((one) => pointsAt(one, target)), touch: false, labelled: true };
      const click = clickOn(place, { past: false, pending: false, asked: true }, { ways: [], begun: null, settled: null });
      expect(click).toEqual({ does: 'choose', option: pair });
    }
  });
  it('leads to each of them from its source', () => {
    const ways = waysOf([option({ choice: 'send', target: 'field-1', also: ['field-2'], sources: ['field-3'] })], [], {});
    expect(ways.map(({ target, key }) => [target, key])).toEqual([
      ['field-1', 'send'],
      ['field-2', 'send field-2'],
    ]);
  });
});

describe('a gesture from place to place', () => {
  const invade = option({ choice: 'invade 7', verb: 'invade', target: 'field-7' });
  const march = option({ choice: 'march 1', verb: 'march', target: 'field-1' });
  const options = [invade, march];
  const gestures = [gesture(['invade 7', 'play 1'], 'field-1', 'field-7'), gesture(['march 1', 'to 2'], 'field-1', 'field-2')];
  const ways = waysOf(options, gestures, {});

  it('is begun at its source', () => {
    expect(click('field-1', { ways }, false, options)).toEqual({ does: 'begin', begun: at('field-1', 'source') });
    expect(click('field-7', { ways, begun: at('field-1', 'source') }, false, options)).toMatchObject({
      does: 'take',
      way: { gesture: gestures[0] },
    });
    expect(elseHere(options, ways, at('field-1', 'source'))).toEqual([]);
  });

  it('is begun at its target, unless that has a choice which leads there', () => {
    expect(click('field-2', { ways }, false, options)).toEqual({ does: 'begin', begun: at('field-2', 'target') });
    expect(click('field-7', { ways }, false, options)).toEqual({ does: 'choose', option: invade });
  });
});

describe('a question about a place that is chosen', () => {
  const cards = [
    option({ choice: 'play a', target: 'card-a', sources: ['field-1'] }),
    option({ choice: 'play b', target: 'card-b', sources: ['field-1', 'field-2'] }),
  ];

  it('is answered by a click on a source, where the target is known', () => {
    const ends = { 'field-7': 'target' };
    const [ways, settled] = [waysOf(cards, [], ends), settledBegun(ends)];
    expect(settled).toEqual(at('field-7', 'target'));
    expect(click('field-2', { ways, settled }, true, cards)).toMatchObject({ does: 'take', way: { option: cards[1] } });
    expect(click('field-1', { ways, settled }, false, cards)).toEqual({
      does: 'begin',
      begun: at('field-7', 'target', 'field-1'),
    });
    expect(click('card-a', { ways, settled }, false, cards)).toEqual({ does: 'choose', option: cards[0] });
  });

  it('is answered by a click on a target, where the source is known', () => {
    const to = [option({ choice: 'to 2', target: 'field-2' }), option({ choice: 'to 3', target: 'field-3' })];
    const ends = { 'field-1': 'source' };
    const [ways, settled] = [waysOf(to, [], ends), settledBegun(ends)];
    expect(click('field-3', { ways, settled }, true, to)).toMatchObject({ does: 'take', way: { option: to[1] } });
    expect(arrowsOf(ways, settled)).toEqual([
      { from: 'field-1', to: 'field-2' },
      { from: 'field-1', to: 'field-3' },
    ]);
  });

  it('has nothing to begin once both ends are known', () => {
    const ends = { 'field-1': 'source', 'field-2': 'target' };
    expect(waysOf([option({ choice: 'take 2' })], [], ends)).toEqual([]);
    expect(settledBegun(ends)).toBeNull();
  });
});
