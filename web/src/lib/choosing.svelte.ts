// The way from a click, a tap or a key to a choice: what is lit, pointed at, asked about, to be confirmed.
import { byTarget, pointedAt, pointsAt } from './changes';
import { clickOn, decide } from './clicks';
import { goesOn, repeated } from './meaning';
import { session } from './session.svelte';
import type { Table } from './table.svelte';
import { arrowsOf, elseHere, finishAt, leaving, remaining, openEnds, settledAt, settledBegun, turned, waysOf } from './ways';
import type { Arrow, Begun, End, Way } from './ways';
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
  /** A choice from place to place of which one end is chosen. */
  begun = $state.raw<Begun | null>(null);
  /** The place that a pressed mouse may drag something away from. */
  carried = '';
  /** Of many options only one kind is looked at: the verbs of that kind. Null is all of them. */
  kind = $state.raw<ReadonlySet<string> | null>(null);

  /** The place of the last small answer that may be repeated, and how many were given in a row. */
  last = $state('');
  given = $state(0);
  /** Choices that were clicked while an answer was under way. */
  private readonly waiting: string[] = [];

  constructor(readonly table: Table) {}

  /** What can be clicked, with its choices: once something is begun, what finishes it. */
  get lit(): Map<string, OptionView[]> {
    const { begun, ways } = this;
    if (!begun) return this.atRest;
    const found = [...openEnds(ways, begun)].map(([place, there]) => [place, there.map(({ option }) => option)] as const);
    return new Map(found.map(([place, options]) => [place, [...new Set(options)]]));
  }

  /** Targets, and what leads from somewhere at its sources; what belongs to a place stays lit between clicks that repeat. */
  private get atRest(): Map<string, OptionView[]> {
    const still = this.table.pending && !this.ofKind.some((option) => option.meaning?.repeats);
    const found = byTarget(still ? [] : this.ofKind);
    for (const { sources, option } of still ? [] : this.ways)
      for (const source of sources) {
        const there = found.get(source) ?? [];
        if (!there.includes(option)) found.set(source, [...there, option]);
      }
    return found;
  }

  private get ofKind(): OptionView[] {
    const { kind, table } = this;
    return kind ? table.options.filter((option) => kind.has(option.verb)) : table.options;
  }

  get shown(): OptionView[] {
    const { begun, ofKind } = this;
    if (!begun) return ofKind;
    const left = new Set([...this.elseHere, ...this.onWay.map(({ option }) => option)]);
    return ofKind.filter((option) => left.has(option));
  }

  get ways(): Way[] {
    return waysOf(this.ofKind, this.table.gestures, this.table.ends);
  }

  /** What has been begun, by clicks or by earlier answers. */
  private get underWay(): Begun | null {
    return this.begun ?? settledBegun(this.table.ends);
  }

  /** The ways that remain of what has been begun. */
  get onWay(): Way[] {
    return this.underWay ? remaining(this.ways, this.underWay) : [];
  }

  /** What can be chosen where something was begun, besides going somewhere. */
  get elseHere(): OptionView[] {
    return this.begun ? elseHere(this.ofKind, this.ways, this.begun) : [];
  }

  /** The same place as the other end of what could be begun there. */
  get turned(): Begun | null {
    return this.begun && !this.begun.other ? turned(this.ways, this.begun) : null;
  }

  /** The places that are chosen already, as what. */
  get ends(): Map<string, End> {
    const found = new Map(Object.entries(this.table.ends) as [string, End][]);
    if (this.begun) found.set(this.begun.place, this.begun.end);
    return found;
  }

  /** Where what has been begun may lead; else where the choice leads that the keyboard or the list points at. */
  get arrows(): Arrow[] {
    const { ends } = this.table;
    const [from, to] = [settledAt(ends, 'source'), settledAt(ends, 'target')];
    if (from && to) return [{ from, to }];
    if (this.underWay) return arrowsOf(this.onWay, this.underWay);
    const pointed = this.table.options[this.cursor];
    return arrowsOf(this.ways.filter(({ option, gesture }) => option === pointed && !gesture), null);
  }

  get placeless(): OptionView[] {
    return this.table.options.filter((option) => option.target === '');
  }

  /** What else can be done where the last small answer was given: the rest of them there, say. */
  get here(): OptionView[] {
    const there = this.last ? this.table.options.filter((option) => pointsAt(option, this.last)) : [];
    return repeated(there) ? there.filter((option) => !option.meaning?.repeats && goesOn(option)) : [];
  }

  /** Suggestions for the whole question, and for the place of the last small answer. */
  get gestures(): GestureView[] {
    return this.table.gestures.filter(({ target }) => target === '' || target === this.last);
  }

  /** The elements the keyboard points at. */
  get pointed(): ReadonlySet<string> {
    const option = this.table.options[this.cursor];
    return new Set(option ? pointedAt(option) : []);
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
    const options = (this.atRest.get(spot.target) ?? []).filter((option) => pointsAt(option, spot.target));
    const place = { target: spot.target, options, touch, labelled: spot.labels.length > 0 };
    const between = { ways: this.ways, begun: this.begun, settled: settledBegun(this.table.ends) };
    const click = clickOn(place, { past: past !== null, pending: pending !== null, asked: myTurn }, between);
    if (click.does === 'repeat') this.repeat(click.option);
    else if (click.does === 'take') this.take(click.way);
    else if (click.does === 'begin') this.begin(click.begun);
    else if (click.does === 'leave') this.begun = null;
    else if (click.does === 'choose') this.choose(click.option);
    else if (click.does === 'menu' || (click.does === 'explain' && click.menu)) this.menu = spot;
    if (click.does === 'explain') void this.explain(spot);
  }

  /** Say why nothing can be chosen in a place, or what it is if it never is a choice, unless something else is shown. */
  private async explain(spot: Spot): Promise<void> {
    const told = await this.table.why(spot.target);
    if (!told && !this.menu && spot.labels.length) this.tip ??= spot;
  }

  /** Choose one end; what remains is lit. */
  begin(begun: Begun): void {
    this.begun = begun;
    this.cursor = -1;
    this.menu = null;
    this.table.refusal = null;
  }

  /** Begin at one end of the choice that the keyboard points at; false if it has no such end. */
  beginPointed(end: End): boolean {
    const pointed = this.table.options[this.cursor];
    const way = this.ways.find(({ option }) => option === pointed);
    const place = end === 'source' ? way?.sources[0] : way?.target;
    if (place) this.begin({ place, end, other: '' });
    return place !== undefined;
  }

  take({ gesture, option }: Way): void {
    if (gesture) this.gesture(gesture);
    else this.choose(option);
  }

  /** Whether something can be dragged away from a place. */
  leads(target: string): boolean {
    const { past, pending } = this.table;
    return past === null && pending === null && leaving(this.ways, target).length > 0;
  }

  /** The end of a drag. */
  drop(target: string): void {
    const finish = this.begun && finishAt(target, this.ways, this.begun);
    if (finish?.does === 'take') this.take(finish.way);
    else this.begun = finish?.begun ?? null;
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
    this.begun = null;
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
    this.begun = null;
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
    this.begun = null;
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
    else if (this.begun) this.begun = null;
    else if (this.table.refusal) this.table.refusal = null;
    else if (this.cursor >= 0) this.cursor = -1;
    else if (this.kind) this.kind = null;
    else return false;
    return true;
  }
}
