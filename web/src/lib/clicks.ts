// What a click, a tap or a key means. Decided here and nowhere else; `choosing.svelte.ts` carries it out.
import { goesOn, repeated } from './meaning';
import type { OptionView, PieceView } from './wire';

/** What a click on a place does: one more of a small answer, a choice, a menu of choices, or why nothing can be done. */
export type Click =
  | { does: 'repeat' | 'choose'; option: OptionView }
  | { does: 'menu' }
  | { does: 'explain'; menu: boolean }
  | { does: 'nothing' };

export interface PlaceClicked {
  target: string;
  /** What can be chosen there. */
  options: readonly OptionView[];
  /** Whether a finger did it, which hides what it taps. */
  touch: boolean;
  /** Whether there is something to read about the place. */
  labelled: boolean;
}

export interface Moment {
  /** Somebody looks back at an earlier ply. */
  past: boolean;
  /** A choice is under way to the server. */
  pending: boolean;
  /** The player is asked. */
  asked: boolean;
}

const NOTHING: Click = { does: 'nothing' };

/** The element that a click on a piece is meant for: a piece stands for its place, unless it is a choice itself. */
export function targetOf(piece: PieceView, lit: { has(target: string): boolean }): string {
  return lit.has(piece.id) || !piece.target ? piece.id : piece.target;
}

/**
 * A finger gets a menu to choose from, and so does everybody where a choice would give something up or end it. Small
 * answers that repeat need no menu, and clicks may come faster than the server answers.
 */
export function clickOn({ target, options, touch, labelled }: PlaceClicked, { past, pending, asked }: Moment): Click {
  if (past) return NOTHING;
  const again = repeated(options);
  if (again) return { does: 'repeat', option: again };
  if (pending) return NOTHING;
  const [only] = options;
  if (only) return options.length === 1 && !touch && goesOn(only) ? { does: 'choose', option: only } : { does: 'menu' };
  const menu = touch && labelled;
  if (target && asked) return { does: 'explain', menu };
  return menu ? { does: 'menu' } : NOTHING;
}

/** What becomes of a choice: it is sent, and held back by the server if it ends the turn, or the player is asked first. */
export type Decision = 'send' | 'send unless it ends the turn' | 'ask';

export interface Wishes {
  confirmLoss: boolean;
  confirmEnd: boolean;
}

/** Whoever is sure, or has no other choice than a loss, is not asked. */
export function decide(option: OptionView, offered: number, sure: boolean, wishes: Wishes): Decision {
  if (sure) return 'send';
  if (wishes.confirmLoss && option.meaning?.loss && offered > 1) return 'ask';
  return wishes.confirmEnd ? 'send unless it ends the turn' : 'send';
}
