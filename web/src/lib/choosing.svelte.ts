// The way from a click, a tap or a key to a choice: what is lit, pointed at, asked about, to be confirmed.
import { byTarget } from './changes';
import { clickOn, decide } from './clicks';
import { goesOn, repeated } from './meaning';
import { session } from './session.svelte';
import type { Table } from './table.svelte';
import type { GestureView, Words, OptionView } from './wire';

export interface Spot {
  target: string;
  /** What lies there, from the drawing: the piece under the pointer, then the element it stands in. */
  labels: Words[];
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
  /** A choice that loses much, before it is sent. */
  private weighty = $state.raw<OptionView | null>(null);
  /** Of many options only one kind is looked at: the verbs of that kind. Null is all of them. */
  kind = $state.raw<ReadonlySet<string> | null>(null);

  /** The place of the last small answer that may be repeated, and how many were given in a row. */
  last = $state('');
  given = $state(0);
  /** Choices that were clicked while an answer was under way. */
  private readonly waiting: string[] = [];

  constructor(readonly table: Table) {}

  /** What belongs to a place stays lit between clicks that repeat. */
  get lit(): Map<string, OptionView[]> {
    const still = this.table.pending && !this.shown.some((option) => option.meaning?.repeats);
    return byTarget(still ? [] : this.shown);
  }

  get shown(): OptionView[] {
    const { kind, table } = this;
    return kind ? table.options.filter((option) => kind.has(option.verb)) : table.options;
  }

  get placeless(): OptionView[] {
    return this.table.options.filter((option) => option.target === '');
  }

  /** What else can be done where the last small answer was given: the rest of them there, say. */
  get here(): OptionView[] {
    const there = this.last ? this.table.options.filter((option) => option.target === this.last) : [];
    return repeated(there) ? there.filter((option) => !option.meaning?.repeats && goesOn(option)) : [];
  }

  /** Suggestions for the whole question, and for the place of the last small answer. */
  get gestures(): GestureView[] {
    return this.table.gestures.filter(({ target }) => target === '' || target === this.last);
  }

  /** The element the keyboard points at. */
  get pointed(): string {
    return this.table.options[this.cursor]?.target ?? '';
  }

  /** The choice that the player is asked about once more: one that loses much, or that the server held back. */
  get confirm(): OptionView | null {
    const { held, options } = this.table;
    return this.weighty ?? options.find(({ choice }) => choice === held) ?? null;
  }

  /** Leave the choice that was to be confirmed. */
  dismiss(): void {
    // One that was held back has been counted, but not made.
    if (this.table.held !== null && this.confirm?.meaning?.repeats) this.given -= 1;
    this.weighty = null;
    this.table.held = null;
  }

  at(spot: Spot): OptionView[] {
    return this.lit.get(spot.target) ?? [];
  }

  /** A click or tap on a drawing. */
  pick(spot: Spot, touch: boolean): void {
    this.tip = null;
    const { past, pending, myTurn } = this.table;
    const place = { target: spot.target, options: this.at(spot), touch, labelled: spot.labels.length > 0 };
    const click = clickOn(place, { past: past !== null, pending: pending !== null, asked: myTurn });
    if (click.does === 'repeat') this.repeat(click.option);
    else if (click.does === 'choose') this.choose(click.option);
    else if (click.does === 'menu' || (click.does === 'explain' && click.menu)) this.menu = spot;
    if (click.does === 'explain') void this.explain(spot);
  }

  /** Say why nothing can be chosen in a place, or what it is if it never is a choice, unless something else is shown. */
  private async explain(spot: Spot): Promise<void> {
    const told = await this.table.why(spot.target);
    if (!told && !this.menu && spot.labels.length) this.tip ??= spot;
  }

  /** Open the menu of a place, whatever a click there does; false if nothing can be done there. */
  list(spot: Spot): boolean {
    if (this.table.past || this.table.pending || !this.at(spot).length) return false;
    this.tip = null;
    this.menu = spot;
    return true;
  }

  /** One more of the same: clicks may come faster than the server answers. */
  private repeat(option: OptionView): void {
    this.last = option.target;
    this.waiting.push(option.choice);
    this.goOn();
  }

  /** Give the next of the answers that were clicked ahead, as long as it is on offer. */
  goOn(): void {
    if (!this.waiting.length || this.table.pending) return;
    const next = this.waiting.shift();
    const option = this.table.options.find(({ choice, meaning }) => choice === next && meaning?.repeats);
    if (option) this.choose(option);
    else this.waiting.length = 0;
  }

  /** Make a choice, after a question where the player wants one. */
  choose(option: OptionView, sure = false): void {
    this.menu = null;
    this.tip = null;
    this.dismiss();
    const decision = decide(option, this.table.options.length, sure, session);
    if (decision === 'ask') {
      this.waiting.length = 0;
      this.weighty = option;
      return;
    }
    this.cursor = -1;
    if (option.meaning?.repeats) this.given += 1;
    this.table.move(option.choice, [], decision !== 'send');
  }

  /** Take back the last of the small answers in a row. */
  async takeBack(): Promise<void> {
    this.waiting.length = 0;
    this.given -= 1;
    await this.table.undo();
  }

  /** Give several answers as one. They can be taken back as one, so nothing is asked before. */
  gesture(gesture: GestureView): void {
    const [first, ...then] = gesture.choices;
    if (first === undefined) return;
    this.menu = null;
    this.cursor = -1;
    this.table.move(first, then);
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
    this.dismiss();
    this.kind = null;
    if (!this.table.options.some((option) => option.meaning?.repeats)) {
      this.last = '';
      this.given = 0;
    }
    this.goOn();
  }

  /** Close the topmost thing; false if there was none. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.confirm) this.dismiss();
    else if (this.table.refusal) this.table.refusal = null;
    else if (this.cursor >= 0) this.cursor = -1;
    else if (this.kind) this.kind = null;
    else return false;
    return true;
  }
}
