// Many options at once are easier to read by kind: the game names a verb (and may give several verbs one name).
import type { OptionView } from './wire';

export interface Kind {
  name: string;
  verbs: ReadonlySet<string>;
  count: number;
}

/** So many options fit on a screen and need no order. */
const FEW = 9;

/**
 * The kinds of the options that have a place, in the order of the options; none where a player needs none. Small
 * answers that a click repeats share their places with others, which can be reached by their kind.
 */
export function kindsOf(options: readonly OptionView[], nameOf: (verb: string) => string): Kind[] {
  if (options.length <= FEW && !options.some((option) => option.meaning?.repeats)) return [];
  const found = new Map<string, { verbs: Set<string>; count: number }>();
  for (const { verb, target } of options) {
    const name = target ? nameOf(verb) : '';
    if (!name) continue;
    const kind = found.get(name) ?? { verbs: new Set(), count: 0 };
    found.set(name, kind);
    kind.verbs.add(verb);
    kind.count += 1;
  }
  return found.size > 1 ? [...found].map(([name, kind]) => ({ name, ...kind })) : [];
}
