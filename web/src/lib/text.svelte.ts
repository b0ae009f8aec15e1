// Words. The client's own come with it; those of games are fetched. All are Fluent, and all follow
// the language chosen here while the page stays open.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../text.en.ftl?raw';
import ru from '../text.ru.ftl?raw';
import { getText } from './api';
import { LANGUAGES, preferredLang, textPath, type Lang } from './early';
import { tied } from './typography';
import type { Words } from './wire';

export { LANGUAGES, type Lang };
export type Args = Record<string, string | number>;

function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const own: Record<Lang, FluentBundle> = { en: bundleOf('en', en), ru: bundleOf('ru', ru) };

const chosen = $state<{ lang: Lang }>({ lang: preferredLang() });

export const language = {
  get lang(): Lang {
    return chosen.lang;
  },
  set lang(lang: Lang) {
    chosen.lang = lang;
    localStorage.setItem('lang', lang);
    document.documentElement.lang = lang;
  },
};

function formatted(bundle: FluentBundle, id: string, args: Args): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? tied(bundle.formatPattern(pattern, args, []), bundle.locales[0] ?? '') : null;
}

/** The arguments that a part of a catalogue mentions, and the other messages it is made of. */
function mentions(node: unknown, args: Set<string>, parts: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as { type?: string; name?: string };
  if (type === 'var' && name) args.add(name);
  if (type === 'mesg' && name) parts.add(name);
  for (const inner of Object.values(node)) mentions(inner, args, parts);
}

function isSeat(key: string): boolean {
  return key === 'seat' || key === 'other' || key.endsWith('-seat');
}

/** One of the client's own sentences. */
export function t(id: string, args: Args = {}): string {
  return formatted(own[chosen.lang], id, args) ?? formatted(own.en, id, args) ?? id;
}

/** Whether the client has this sentence. */
export function knows(id: string): boolean {
  return own.en.hasMessage(id);
}

/** The words of one game, in every language that has been asked for so far. */
export class GameText {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private forms = new WeakMap<FluentBundle, Map<string, string[]>>();
  private asked = new Set<string>();

  constructor(readonly game: string) {}

  /** Fetch the chosen language's catalogue, once. */
  async load(lang: string = chosen.lang): Promise<void> {
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    try {
      this.add(lang, await getText(textPath(this.game, lang)));
    } catch (error) {
      this.asked.delete(lang);
      throw error;
    }
  }

  add(lang: string, source: string): void {
    this.bundles = { ...this.bundles, [lang]: bundleOf(lang, source) };
  }

  private get bundle(): FluentBundle | undefined {
    return this.bundles[chosen.lang] ?? Object.values(this.bundles)[0];
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** A message of the game as a sentence; seats are shown by name, other messages by their words. */
  say(message: Words | null | undefined, names: readonly string[] = []): string {
    const { bundle } = this;
    if (!message || !bundle) return '';
    const args: Args = {};
    for (const [key, value] of Object.entries(message.args)) args[key] = this.argument(key, value, names);
    for (const name of this.formsIn(bundle, message.id)) {
      const end = name.lastIndexOf('-');
      const [key, form] = [name.slice(0, end), name.slice(end + 1)];
      const [value, usual] = [message.args[key], args[key]];
      if (name in args || value === undefined || usual === undefined) continue;
      args[name] = this.form(bundle, key, form, value, args, names) ?? usual;
    }
    return formatted(bundle, message.id, args) ?? message.id;
  }

  word(id: string, args: Args = {}): string {
    return this.say({ id, args, rule: '' });
  }

  /** How the game writes a thing behind a count where there is little room; null if it does not. */
  short(id: string): string | null {
    const { bundle } = this;
    const pattern = bundle?.getMessage(id)?.attributes['short'];
    return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : null;
  }

  /** The help texts behind the things a message speaks of (a race, a power, a card). */
  help(message: Words | null | undefined): { name: string; text: string }[] {
    const found: { name: string; text: string }[] = [];
    for (const value of Object.values(message?.args ?? {})) {
      if (typeof value !== 'string' || !value.startsWith('@')) continue;
      const id = value.slice(1);
      if (this.has(`${id}-help`)) found.push({ name: this.word(id), text: this.word(`${id}-help`) });
    }
    return found;
  }

  /** The arguments in a message and its parts that may be forms of others: those with a hyphen. */
  private formsIn(bundle: FluentBundle, id: string): string[] {
    const known = this.forms.get(bundle) ?? new Map<string, string[]>();
    this.forms.set(bundle, known);
    let found = known.get(id);
    if (!found) {
      const args = new Set<string>();
      const parts = new Set([id]);
      for (const part of parts) mentions(bundle.getMessage(part)?.value, args, parts);
      known.set(id, (found = [...args].filter((name) => name.includes('-'))));
    }
    return found;
  }

  /** A form of a name, such as its accusative: an attribute of the message it refers to; null if there is none. */
  private form(bundle: FluentBundle, key: string, form: string, value: number | string, args: Args, names: readonly string[]): string | null {
    const attribute = (id: string, own: Args): string | null => {
      const pattern = bundle.getMessage(id)?.attributes[form];
      return pattern ? bundle.formatPattern(pattern, own, []) : null;
    };
    if (typeof value === 'string') return value.startsWith('@') ? attribute(value.slice(1), args) : null;
    if (!isSeat(key)) return null;
    if (names[value]) return attribute('named-seat', { name: names[value] });
    return attribute(value < 0 ? 'chance-name' : 'seat-name', { number: value + 1 });
  }

  private argument(key: string, value: number | string, names: readonly string[]): string | number {
    if (typeof value === 'string') return value.startsWith('@') ? this.word(value.slice(1)) : value;
    if (!isSeat(key)) return value;
    if (names[value]) return names[value];
    return value < 0 ? this.word('chance-name') : this.word('seat-name', { number: value + 1 });
  }
}

const games = new Map<string, GameText>();

export function gameText(game: string): GameText {
  let text = games.get(game);
  if (!text) games.set(game, (text = new GameText(game)));
  return text;
}

/** The titles of games by language, as the list of games tells them before any catalogue has come. */
class Titles {
  all = $state.raw<Record<string, Record<string, string>>>({});
}

export const titles = new Titles();

/** A game's title in words: as the list of games has it, its catalogue's, or its name made readable. */
export function gameTitle(name: string): string {
  const listed = titles.all[name]?.[language.lang];
  if (listed) return listed;
  const text = gameText(name);
  if (text.has('game-title')) return text.word('game-title');
  const words = name.replaceAll('_', ' ');
  return words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
