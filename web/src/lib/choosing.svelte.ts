// The way from a click, a tap or a key to a choice: what is lit, pointed at, asked about, to be confirmed.
import { byTarget } from './changes';
import { session } from './session.svelte';
import type { Table } from './table.svelte';
import type { GestureView, Message, OptionView } from './wire';

export interface Spot {
  target: string;
  /** What lies there, from the drawing: the piece under the pointer, then the element it stands in. */
  labels: Message[];
  /** How the piece under the pointer looks from close by, if that is another sight: the key of a static layer. */
  face?: string | undefined;
  x: number;
  y: number;
}

export class Choosing {
  /** Place in the list of options that arrows have reached; -1 is none. */
  cursor = $state(-1);
  tip = $state.raw<Spot | null>(null);
  menu = $state.raw<Spot | null>(null);
  confirm = $state.raw<OptionView | null>(null);
  /** Of many options only one kind is looked at: the verbs of that kind. Null is all of them. */
  kind = $state.raw<ReadonlySet<string> | null>(null);

  constructor(readonly table: Table) {}

  get lit(): Map<string, OptionView[]> {
    return byTarget(this.table.pending ? [] : this.shown);
  }

  get shown(): OptionView[] {
    const { kind, table } = this;
    return kind ? table.options.filter((option) => kind.has(option.verb)) : table.options;
  }

  get placeless(): OptionView[] {
    return this.table.options.filter((option) => option.target === '');
  }

  /** The element the keyboard points at. */
  get pointed(): string {
    return this.table.options[this.cursor]?.target ?? '';
  }

  at(spot: Spot): OptionView[] {
    return this.lit.get(spot.target) ?? [];
  }

  /** A click or tap on a drawing. A finger hides what it taps, so it gets a menu to choose from. */
  pick(spot: Spot, touch: boolean): void {
    this.tip = null;
    const options = this.at(spot);
    const only = options[0];
    if (this.table.past || this.table.pending) return;
    if (!only) {
      if (touch && spot.labels.length) this.menu = spot;
      if (spot.target && this.table.myTurn) void this.table.why(spot.target);
    } else if (options.length === 1 && !touch) {
      void this.choose(only);
    } else {
      this.menu = spot;
    }
  }

  /** Make a choice, after a question where the player wants one. */
  async choose(option: OptionView, sure = false): Promise<void> {
    this.menu = null;
    this.tip = null;
    if (!sure && (this.isLoss(option) || (session.confirmEnd && (await this.isEnd(option))))) {
      this.confirm = option;
      return;
    }
    this.confirm = null;
    this.cursor = -1;
    this.table.move(option.choice);
  }

  /** Give several answers as one. They can be taken back as one, so nothing is asked before. */
  gesture(gesture: GestureView): void {
    const [first, ...then] = gesture.choices;
    if (first === undefined) return;
    this.menu = null;
    this.cursor = -1;
    this.table.move(first, then);
  }

  /** Who has no other choice is not asked. */
  private isLoss(option: OptionView): boolean {
    return session.confirmLoss && Boolean(option.meaning?.loss) && this.table.options.length > 1;
  }

  /** Without word from the server, choices without a place on the table are taken for the weighty ones. */
  private async isEnd(option: OptionView): Promise<boolean> {
    try {
      return (await this.table.preview(option.choice)).ends ?? option.target === '';
    } catch {
      return option.target === '';
    }
  }

  step(by: number): void {
    const { options } = this.table;
    const shown = this.shown;
    if (!shown.length) return;
    const now = shown.indexOf(options[this.cursor]!);
    const next = now < 0 ? (by > 0 ? 0 : shown.length - 1) : (now + by + shown.length) % shown.length;
    this.cursor = options.indexOf(shown[next]!);
  }

  /** What belongs to a question goes with it. */
  reset(): void {
    this.cursor = -1;
    this.tip = null;
    this.menu = null;
    this.confirm = null;
    this.kind = null;
  }

  /** Close the topmost thing; false if there was none. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.confirm) this.confirm = null;
    else if (this.table.refusal) this.table.refusal = null;
    else if (this.cursor >= 0) this.cursor = -1;
    else if (this.kind) this.kind = null;
    else return false;
    return true;
  }
}
