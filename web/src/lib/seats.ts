// Colours and signs of seats outside the drawings (charts, lists): never colour alone. And what is said of seats.
import { knows, t, type Args, type GameText } from './text.svelte';
import type { SeatAsked, SeatInfo } from './wire';

export const SIGNS = ['●', '■', '▲', '◆', '★', '✚', '⬟', '✖'];

export const sign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? '●';
export const colour = (seat: number): string => `seat-${seat % SIGNS.length}`;

/** Let the game's colours stand for the seats on the whole page, or take them back. */
export function wear(colours: readonly string[]): void {
  for (let seat = 0; seat < SIGNS.length; seat++) {
    const given = colours[seat] ?? '';
    const style = document.documentElement.style;
    if (/^#[0-9a-f]{6}$/.test(given)) style.setProperty(`--colour-${seat}`, given);
    else style.removeProperty(`--colour-${seat}`);
  }
}

/** What a bot is called in the reader's language; a name that is not one of ours stays as it is. */
export function botName(name: string): string {
  const id = /^[A-Z][a-z]+$/.test(name) ? name.toLowerCase() : '';
  return id && knows(`bot-name-${id}`) ? t(`bot-name-${id}`) : name;
}

/** A bot's name with what it is like, or '' of a name that is not one of ours. */
export function botCharacter(name: string, character: string): string {
  return character ? t('bot-character', { name: botName(name), character: t(`bot-character-${character}`) }) : '';
}

/** What whoever sits there is called; '' for a seat that is free. */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name' | 'resigned'>): string {
  return seat.kind === 'bot' && !seat.resigned ? botName(seat.name) : personName(seat.name);
}

/** The name of a person; those whose account is deleted are called so in the reader's language. */
export const personName = (name: string): string => name.replace(/^Deleted player(?=$| \d+$)/, t('deleted-player'));

/** The seats that ended the game by giving up: bots have taken those that left before. */
export const gaveUp = (seats: readonly SeatInfo[]): SeatInfo[] =>
  seats.filter((seat) => seat.resigned && seat.kind === 'person');

/** The name of a seat as a table tells it, where more may be known of who sits there. */
export const seatNameAt = (seat: SeatInfo | undefined, name: string): string => (seat ? seatName({ ...seat, name }) : name);

/** What the table tells of a seat; one who takes a seat of their own name is back. */
export function seatWords(id: string, args: Args): string {
  const back = args.to === 'person' && args.name === args.of;
  return t(`said-${id}`, { ...args, of: args.of || t('seat-open'), to: back ? 'back' : (args.to ?? '') });
}

/** What the host of a table has changed before the start, by names of options and other settings. */
export function changedWords(text: GameText | null, what: string): string {
  const word = (name: string): string => (text?.has(`option-${name}`) ? text.word(`option-${name}`) : t(name));
  return what.split(',').map(word).join(', ');
}

/** A line of the chat that the table itself tells. */
export function toldWords(text: GameText | null, id: string, args: Args): string {
  if (id === 'table-changed') return t('said-table-changed', { ...args, what: changedWords(text, String(args.what)) });
  return seatWords(id, args);
}

/** A request to hand a seat over, as a sentence. */
export function seatRequest(asked: SeatAsked, names: readonly string[]): string {
  const { seat, to, name } = asked;
  return seatWords('seat-asked', { to, name, number: seat + 1, of: names[seat] ?? '' });
}
