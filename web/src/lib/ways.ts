// Choices that lead from one place to another: begun at either end, finished at the other.
import { pointedAt, pointsAt } from './changes';
import { goesOn } from './meaning';
import type { GestureView, OptionView, Words } from './wire';

export type End = 'source' | 'target';

/** A way from its sources to its target: a choice, or a gesture that begins with one. */
export interface Way {
  sources: readonly string[];
  target: string;
  /** The choice that it is or begins with. */
  option: OptionView;
  gesture: GestureView | null;
  label: Words;
  /** Tells it from all others. */
  key: string;
}

/** One end is chosen; with `other` both are, and there are several ways between them. */
export interface Begun {
  place: string;
  end: End;
  other: string;
}

/** What a click at one end does to what has been begun: finish it, go on with it, or nothing (null). */
export type Finish = { does: 'take'; way: Way } | { does: 'begin'; begun: Begun };

export interface Arrow {
  from: string;
  to: string;
}

export type Ends = Readonly<Record<string, string>>;

/** The place that earlier answers have chosen as this end; '' if it is open. */
export const settledAt = (ends: Ends, end: End): string => Object.keys(ends).find((place) => ends[place] === end) ?? '';

/** What earlier answers have begun and left open at one end. */
export function settledBegun(ends: Ends): Begun | null {
  const [source, target] = [settledAt(ends, 'source'), settledAt(ends, 'target')];
  if (!source === !target) return null;
  return source ? { place: source, end: 'source', other: '' } : { place: target, end: 'target', other: '' };
}

/** The ways that a question offers, if an end of them is still to be chosen. */
export function waysOf(options: readonly OptionView[], gestures: readonly GestureView[], ends: Ends): Way[] {
  const [source, target] = [settledAt(ends, 'source'), settledAt(ends, 'target')];
  if (source && target) return [];
  const found = options.flatMap((option) => {
    const sources = option.sources.length || !source ? option.sources : [source];
    return (target ? [target] : pointedAt(option)).map((place, n): Way => {
      const key = n ? `${option.choice} ${place}` : option.choice;
      return { sources, target: place, option, gesture: null, label: option.label, key };
    });
  });
  for (const gesture of gestures) {
    const option = options.find(({ choice }) => choice === gesture.choices[0]);
    if (!option) continue;
    const { sources, label } = gesture;
    found.push({ sources, target: gesture.target, option, gesture, label, key: gesture.choices.join() + sources.join() });
  }
  return found.filter((way) => way.sources.length && way.target);
}

export const leaving = (ways: readonly Way[], place: string): Way[] => ways.filter(({ sources }) => sources.includes(place));

/** A gesture that begins with a choice at its target is reached by that choice. */
const entering = (ways: readonly Way[], place: string): Way[] =>
  ways.filter(({ target, gesture, option }) => target === place && !(gesture && pointsAt(option, place)));

const touching = (ways: readonly Way[], place: string, end: End): Way[] =>
  end === 'source' ? leaving(ways, place) : entering(ways, place);

export const otherEnd = (end: End): End => (end === 'source' ? 'target' : 'source');

/** What remains of all ways. */
export function remaining(ways: readonly Way[], { place, end, other }: Begun): Way[] {
  const found = touching(ways, place, end);
  if (!other) return found;
  return found.filter(({ sources, target }) => (end === 'source' ? target === other : sources.includes(other)));
}

/** The places that finish what has been begun, with the ways that end there. */
export function openEnds(ways: readonly Way[], begun: Begun): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of remaining(ways, { ...begun, other: '' }))
    for (const place of begun.end === 'source' ? [way.target] : way.sources) found.set(place, [...(found.get(place) ?? []), way]);
  return found;
}

/** What can be chosen at the place itself, besides the ways that remain. */
export function elseHere(options: readonly OptionView[], ways: readonly Way[], begun: Begun): OptionView[] {
  const covered = new Set([...entering(ways, begun.place), ...leaving(ways, begun.place)].map(({ option }) => option));
  return begun.other ? [] : options.filter((option) => pointsAt(option, begun.place) && !covered.has(option));
}

/** The same place as the other end; null if no way has it there. */
export function turned(ways: readonly Way[], { place, end }: Begun): Begun | null {
  const other = otherEnd(end);
  return touching(ways, place, other).length ? { place, end: other, other: '' } : null;
}

/**
 * What a place begins: whatever leaves it, else what enters it. Null if nothing does, or if a click there makes the
 * only choice; `firmly` begins even that.
 */
export function beginAt(place: string, options: readonly OptionView[], ways: readonly Way[], firmly: boolean): Begun | null {
  if (leaving(ways, place).length) return { place, end: 'source', other: '' };
  const found = entering(ways, place);
  const single = options.length === 1 && found.length === 1 && !found[0]?.gesture;
  return found.length && (firmly || !single) ? { place, end: 'target', other: '' } : null;
}

/** A click on the other end takes the only way there, unless it gives something up or ends it. */
export function finishAt(place: string, ways: readonly Way[], begun: Begun): Finish | null {
  const found = openEnds(ways, begun).get(place) ?? [];
  const [way] = found;
  if (!way) return null;
  return found.length === 1 && goesOn(way.option) ? { does: 'take', way } : { does: 'begin', begun: { ...begun, other: place } };
}

/** Arrows along ways, each once, from the chosen source only where there is one. */
export function arrowsOf(ways: readonly Way[], begun: Begun | null): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { sources, target } of ways) {
    const from = begun?.end === 'source' ? [begun.place] : begun?.other ? [begun.other] : sources;
    for (const source of from) found.set(`${source} ${target}`, { from: source, to: target });
  }
  return [...found.values()];
}
