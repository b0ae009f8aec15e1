// What choices mean, as the game declares it: how a place is marked that several of them share, and in words.
import type { GameText } from './text.svelte';
import type { MeaningView, OptionView } from './wire';

export type MeaningKind = MeaningView['kind'];

/** A mark on a lit place: its kind decides colour and line; signs and figures stand on it where there is room. */
export interface Mark {
  kind: MeaningKind | 'mixed';
  signs: MeaningKind[];
  figures: string;
}

/** Whether a choice may look like the thing to do: it neither ends nor gives up anything. */
export const goesOn = (option: OptionView): boolean =>
  option.meaning?.kind !== 'end' && option.meaning?.kind !== 'give-up';

/** The small answer that a click on a place gives at once, again and again; none if there are several. */
export function repeated(options: readonly OptionView[]): OptionView | undefined {
  const found = options.filter((option) => option.meaning?.repeats);
  return found.length === 1 ? found[0] : undefined;
}

/** Counts of the things that the game writes in short; others need more room than a badge has. */
function figures(things: Record<string, number> | undefined, text: GameText): string {
  return Object.entries(things ?? {})
    .map(([id, count]) => [count, text.short(id)])
    .filter(([, short]) => short !== null)
    .map(([count, short]) => `${count}${short}`)
    .join(' ');
}

/** What a single choice shows: its odds, else its price, else what it brings. */
function markOfOne({ kind, price, reward, odds }: MeaningView, text: GameText): Mark {
  if (odds) return { kind, signs: [kind], figures: `${odds[0]}/${odds[1]}` };
  const cost = kind === 'spend' ? figures(price, text) : '';
  if (cost) return { kind, signs: [kind], figures: cost };
  const gain = kind === 'give-up' ? '' : figures(reward, text);
  if (gain) return { kind, signs: [kind === 'spend' ? 'gain' : kind], figures: gain };
  return { kind, signs: isPlain(kind) ? [] : [kind], figures: '' };
}

/** A way on says nothing that its outline does not say. */
const isPlain = (kind: MeaningKind): boolean => kind === 'gain' || kind === 'spend';

/** As much of each thing as every one of these prices takes. */
function least(prices: readonly Record<string, number>[]): Record<string, number> {
  const [first = {}, ...rest] = prices;
  const common = Object.entries(first).map(([id, count]) => [id, Math.min(count, ...rest.map((price) => price[id] ?? 0))] as const);
  return Object.fromEntries(common.filter(([, count]) => count > 0));
}

/** The best of several odds; "≤" if there are worse ones. */
function bestOdds(odds: readonly [number, number][]): string {
  const sorted = [...odds].sort(([a, all], [b, whole]) => b / whole - a / all).map((one) => one.join('/'));
  return (new Set(sorted).size > 1 ? '≤' : '') + (sorted[0] ?? '');
}

/** What the ways on cost at least; "≥" if not all cost the same, nothing if one is free. */
function leastPrice(ways: readonly MeaningView[], text: GameText): string {
  const prices = ways.map(({ kind, price }) => (kind === 'spend' ? (price ?? {}) : {}));
  const bound = figures(least(prices), text);
  const same = new Set(prices.map((price) => figures(price, text))).size === 1;
  return bound && (same ? bound : `≥${bound}`);
}

/** What several choices show together: the best odds, else the least price; and a sign for what is no way on. */
function markOfSeveral(options: readonly OptionView[], text: GameText): Mark {
  const meanings = options.map((option): MeaningView => option.meaning ?? { kind: 'gain' });
  const kinds = [...new Set(meanings.map((meaning) => meaning.kind))];
  const kind = kinds.length === 1 ? kinds[0]! : kinds.every(isPlain) ? 'spend' : 'mixed';
  const warnings = kinds.filter((one) => !isPlain(one));
  const odds = bestOdds(meanings.map((meaning) => meaning.odds).filter((one) => one != null));
  if (odds) return { kind, signs: [...warnings.filter((one) => one !== 'risk'), 'risk'], figures: odds };
  const price = leastPrice(meanings.filter((meaning) => isPlain(meaning.kind)), text);
  return { kind, signs: price ? [...warnings, 'spend'] : warnings, figures: price };
}

/** How the place of these choices is marked. */
export function markOf(options: readonly OptionView[], text: GameText): Mark {
  const again = repeated(options);
  if (again && options.length > 1) return markOf([again], text);
  const only = options.length === 1 ? options[0]?.meaning : undefined;
  if (only) return markOfOne(only, text);
  return markOfSeveral(options, text);
}

/** What a choice costs, brings and risks, a sentence each: as `core/text.py` says it. */
export function sentencesOf(meaning: MeaningView | null | undefined, text: GameText): string[] {
  if (!meaning) return [];
  const { kind, price = {}, reward = {}, odds } = meaning;
  const told: string[] = [];
  const cost = kind === 'give-up' ? 'meaning-lost' : 'meaning-price';
  for (const [id, counts] of [[cost, price] as const, ['meaning-reward', reward] as const]) {
    const things = Object.entries(counts).map(([thing, count]) => text.word(thing, { count }));
    if (things.length) told.push(text.word(id, { things: things.join(', ') }));
  }
  if (odds) told.push(text.word('meaning-odds', { ways: odds[0], all: odds[1] }));
  return told;
}
