// Colours and signs of seats outside the drawings (charts, lists): never colour alone. And what is said of seats.
import { t, type Args } from './text.svelte';
import type { SeatAsked } from './wire';

export const SIGNS = ['●', '■', '▲', '◆', '★', '✚', '⬟', '✖'];

export const sign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? '●';
export const colour = (seat: number): string => `seat-${seat % SIGNS.length}`;

/** What the table tells of a seat; one who takes a seat of their own name is back. */
export function seatWords(id: string, args: Args): string {
  const back = args.to === 'person' && args.name === args.of;
  return t(`said-${id}`, { ...args, of: args.of || t('seat-open'), to: back ? 'back' : (args.to ?? '') });
}

/** A request to hand a seat over, as a sentence. */
export function seatRequest(asked: SeatAsked, names: readonly string[]): string {
  const { seat, to, name } = asked;
  return seatWords('seat-asked', { to, name, number: seat + 1, of: names[seat] ?? '' });
}
