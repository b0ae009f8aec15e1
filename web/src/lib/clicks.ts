// What a click, a tap or a key means. Decided here and nowhere else; `choosing.svelte.ts` carries it out.
import { goesOn, repeated } from './meaning';
import { beginAt, finishAt, type Begun, type Finish, type Way } from './ways';
import type { OptionView, PieceView } from './wire';

/**
 * What a click on a place does: one more of a small answer, a choice, a way begun, finished or taken back, a menu of
 * choices, or why nothing can be done.
 */
export type Click =
  | { does: 'repeat' | 'choose'; option: OptionView }
  | Finish
  | { does: 'leave' }
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

/** The ways from place to place on offer, and the one that is under way. */
export interface Between {
  ways: readonly Way[];
  begun: Begun | null;
  /** What earlier answers have begun: it cannot be taken back by a click. */
  settled: Begun | null;
}

const NOTHING: Click = { does: 'nothing' };

/** The element that a click on a piece is meant for: a piece stands for its place, unless it is a choice itself. */
export function targetOf(piece: PieceView, lit: { has(target: string): boolean }): string {
  return lit.has(piece.id) || !piece.target ? piece.id : piece.target;
}

/**
 * A finger gets a menu to choose from, and so does everybody where a choice would give something up or end it. Small
 * answers that repeat need no menu, and clicks may come faster than the server answers. What leads from place to place
 * is begun at one end and finished at the other, without a menu that would cover them.
 */
export function clickOn(
  { target, options, touch, labelled }: PlaceClicked,
  { past, pending, asked }: Moment,
  { ways, begun, settled }: Between,
): Click {
  if (past) return NOTHING;
  const again = begun ? undefined : repeated(options);
  if (again) return { does: 'repeat', option: again };
  if (pending) return NOTHING;
  const under = begun ?? settled;
  const finish = under && finishAt(target, ways, under);
  if (finish) return finish;
  const next = target === begun?.place ? null : beginAt(target, options, ways, touch || begun !== null);
  if (next) return { does: 'begin', begun: next };
  if (begun) return { does: 'leave' };
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
