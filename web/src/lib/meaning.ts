// What choices mean, as the game declares it: which of them go on, and which end something or give it up.
import type { OptionView } from './wire';

/** Whether a choice may look like the thing to do: it neither ends nor gives up anything. */
export const goesOn = (option: OptionView): boolean =>
  option.meaning?.kind !== 'end' && option.meaning?.kind !== 'give-up';
