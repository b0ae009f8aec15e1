// Table options that say something of each seat: a text with commas, one part a seat.
import type { Declared, OptionValue } from './wire';

/** What an option says of each seat; the usual where it says nothing. */
export function valueBySeat(option: Declared, value: OptionValue, seats: number): string[] {
  const usual = option.each[0] ?? '';
  const said = String(value ?? '').split(',');
  return Array.from({ length: seats }, (_, seat) => said[seat]?.trim() || usual);
}

/** The option's value with another word for one seat; its default where that says no more than usual. */
export function placed(option: Declared, value: OptionValue, seats: number, seat: number, word: string): OptionValue {
  const said = valueBySeat(option, value, seats);
  said[seat] = word;
  return said.every((each) => each === option.each[0]) ? option.default : said.join(',');
}

/** What is sent for a table: the options the game has, those by seat for as many seats as there are. */
export function sent(
  declared: readonly Declared[],
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const option of declared) {
    const value = options[option.name];
    if (value === undefined || !option.listed) continue;
    const said = option.each.length ? valueBySeat(option, value, seats) : [];
    found[option.name] = said.length ? placed(option, value, seats, 0, said[0]!) : value;
  }
  return found;
}
