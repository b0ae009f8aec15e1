// Keys for everything on the table page: numbers choose, arrows walk, Enter takes, Escape closes.
import type { Choosing } from './choosing.svelte';

/** How long a second digit may take when there are more than nine options. */
const DIGIT_WAIT = 700;

/** The Latin letter of a key: what it types, or what stands on it where the layout has other letters. */
export function letter(event: KeyboardEvent): string {
  return (/^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, '')).toLowerCase();
}

export class Keys {
  private digits = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choosing: Choosing,
    private readonly undo: () => void,
  ) {}

  /** Returns whether the key was used. */
  press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const from = event.target as Element | null;
    if (from?.closest('input, textarea, select, dialog[open]')) return false;
    if (event.key === 'Escape') return this.skip() || this.choosing.escape();
    if (/^[0-9]$/.test(event.key)) return this.digit(event.key);
    if (letter(event) === 'u') {
      this.undo();
      return true;
    }
    if (letter(event) === 'r') {
      void this.choosing.table.following.again();
      return true;
    }
    if (letter(event) === 'f') return this.choosing.beginPointed('source');
    if (letter(event) === 't') return this.choosing.beginPointed('target');
    if (event.key === 'Enter') return this.enter(from);
    // A focused board moves under the arrows; anywhere else they walk through the options.
    if (from?.closest('[data-arrows]')) return false;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined || from?.closest('[role="tablist"]')) return false;
    this.choosing.step(by);
    return this.choosing.cursor >= 0;
  }

  /** Go to now if moves of others are being played. */
  private skip(): boolean {
    const { following } = this.choosing.table;
    const behind = following.behind;
    if (behind) following.skip();
    return behind;
  }

  private enter(from: Element | null): boolean {
    const { confirm, cursor, table } = this.choosing;
    if (confirm) {
      this.choosing.choose(confirm, true);
      return true;
    }
    // Enter on a button presses the button.
    if (from?.closest('button, a, summary')) return false;
    const option = table.options[cursor];
    if (!option) return false;
    this.choosing.choose(option);
    return true;
  }

  private digit(digit: string): boolean {
    const count = this.choosing.table.options.length;
    if (!count) return false;
    clearTimeout(this.timer);
    this.digits += digit;
    if (Number(this.digits) * 10 > count) this.take();
    else this.timer = setTimeout(() => this.take(), DIGIT_WAIT);
    return true;
  }

  private take(): void {
    const option = this.choosing.table.options[Number(this.digits) - 1];
    this.digits = '';
    if (option) this.choosing.choose(option);
  }
}
