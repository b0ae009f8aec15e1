// Table options: what a number of seats allows, options that say something of each seat, and presets.
import { t, type GameText } from './text.svelte';
import type { OptionInfo, GameInfo, OptionValue, TableOptionInfo } from './wire';

type Chosen = Readonly<Record<string, OptionValue>>;

/** Whether an option means something at a table of so many seats. */
export const applies = (option: TableOptionInfo, seats: number): boolean =>
  !option.seats.length || option.seats.includes(seats);

/** A value of an option in words; what is said of each seat, seat by seat. */
export function spoken(text: GameText, option: TableOptionInfo, value: OptionValue): string {
  if (option.names_seats && typeof value === 'number') return t('seat-number', { number: value + 1 });
  const words = option.each.length ? String(value ?? '').split(',') : [value];
  return words.map((word) => valueWord(text, word)).join(', ');
}

/** One value in the game's words, as it is where it has none. */
export function valueWord(text: GameText, value: OptionValue): string {
  const id = `option-value-${String(value).trim().toLowerCase() || 'none'}`;
  return text.has(id) ? text.word(id) : String(value);
}

/** The values that a table of so many seats may have. */
export function valuesFor(option: TableOptionInfo, seats: number): OptionValue[] {
  const out = option.ruled_out[seats] ?? [];
  return option.values.filter((value) => !out.includes(value));
}

/** What is chosen of an option; its default where nothing is, or where so many seats forbid it. */
export function valueOf(option: TableOptionInfo, chosen: Chosen, seats: number): OptionValue {
  const value = chosen[option.name];
  return value === undefined || (option.ruled_out[seats] ?? []).includes(value) ? option.default : value;
}

/** What an option says of each seat; the usual where it says nothing. */
export function valueBySeat(option: OptionInfo, value: OptionValue, seats: number): string[] {
  const usual = option.each[0] ?? '';
  const said = String(value ?? '').split(',');
  return Array.from({ length: seats }, (_, seat) => said[seat]?.trim() || usual);
}

/** The option's value with another word for one seat; its default where that says no more than usual. */
export function placed(option: OptionInfo, value: OptionValue, seats: number, seat: number, word: string): OptionValue {
  const said = valueBySeat(option, value, seats);
  said[seat] = word;
  return said.every((each) => each === option.each[0]) ? option.default : said.join(',');
}

/** What is sent for a table: the options the game has, those by seat for as many seats as there are. */
export function sent(declared: readonly TableOptionInfo[], chosen: Chosen, seats: number): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const option of declared) {
    if (chosen[option.name] === undefined || !option.listed || !applies(option, seats)) continue;
    const value = valueOf(option, chosen, seats);
    const said = option.each.length ? valueBySeat(option, value, seats) : [];
    found[option.name] = said.length ? placed(option, value, seats, 0, said[0]!) : value;
  }
  return found;
}

/** Stands for house rules that are no preset. */
export const OWN = 'own';

const decided = (game: GameInfo): TableOptionInfo[] =>
  game.options.filter((option) => option.house_rule || game.presets.some((preset) => option.name in preset.options));

const presetOptions = (game: GameInfo, name: string): Chosen =>
  game.presets.find((preset) => preset.name === name)?.options ?? {};

/** The preset that the chosen options are, '' for the rule book as it stands; OWN if they are none. */
export function presetOf(game: GameInfo, chosen: Chosen): string {
  const is = (preset: Chosen): boolean =>
    decided(game).every(({ name, default: usual }) => (chosen[name] ?? usual) === (preset[name] ?? usual));
  return ['', ...game.presets.map((preset) => preset.name)].find((name) => is(presetOptions(game, name))) ?? OWN;
}

/** The chosen options with those of a preset in place of all that presets and house rules decide. */
export function withPreset(game: GameInfo, chosen: Chosen, name: string): Record<string, OptionValue> {
  const names = new Set(decided(game).map((option) => option.name));
  const kept = Object.entries(chosen).filter(([option]) => !names.has(option));
  return { ...Object.fromEntries(kept), ...presetOptions(game, name) };
}
