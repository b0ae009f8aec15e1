// Who sits at this browser, and what they prefer. Preferences of a person without a name stay here;
// those of a signed-in one follow them to other devices.
import { ApiError, get, patch, post, setCsrf } from './api';
import { keptTheme, ME, themeOf, type Theme, type ThemeChoice } from './early';
import { language, type Lang } from './text.svelte';
import type { Me, User } from './wire';

export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

const still = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** What this page keeps of its settings with the person. */
interface Prefs {
  confirm_end?: boolean;
  confirm_loss?: boolean;
  /** How fast moves of others are played. */
  speed?: string;
  notices?: boolean;
}

function keptPrefs(): Prefs {
  try {
    return JSON.parse(localStorage.getItem('prefs') ?? '{}') as Prefs;
  } catch {
    return {};
  }
}

class Session {
  user = $state.raw<User | null>(null);
  /** Whether the server sends mail: where it does not, the page has no word of it. */
  mail = $state(false);
  ready = $state(false);
  offline = $state(false);
  themeChoice = $state<ThemeChoice>(keptTheme());
  private systemDark = $state(dark.matches);
  prefs = $state<Prefs>(keptPrefs());

  constructor() {
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  get theme(): Theme {
    return themeOf(this.themeChoice, this.systemDark);
  }

  /** Confirm what ends the turn: as chosen, else where fingers are blunt. */
  get confirmEnd(): boolean {
    return this.prefs.confirm_end ?? matchMedia('(pointer: coarse)').matches;
  }

  /** Confirm what loses much, everywhere, unless that is switched off. */
  get confirmLoss(): boolean {
    return this.prefs.confirm_loss ?? true;
  }

  /** How fast moves of others are played: as chosen; at once for those who want no motion. */
  get speed(): Speed {
    return SPEEDS.find((speed) => speed === this.prefs.speed) ?? (still.matches ? 'once' : 'normal');
  }

  async load(): Promise<void> {
    try {
      this.take(await get<Me>(ME));
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof ApiError && error.code === 'offline';
    }
    this.ready = true;
  }

  private take(me: Me): void {
    setCsrf(me.csrf);
    this.user = me.user;
    this.mail = me.mail;
    if (me.user) this.prefs = { ...this.prefs, ...me.user.prefs };
  }

  /** Every way in changes the session, so the token against forged requests is asked for anew. */
  async enter(how: 'guest' | 'register' | 'login', body: unknown): Promise<void> {
    await post(`/api/${how}`, body);
    this.take(await get<Me>(ME));
    if (how === 'login' && this.user) {
      if (this.user.lang === 'en' || this.user.lang === 'ru') language.lang = this.user.lang;
      if (this.user.theme === 'light' || this.user.theme === 'dark') this.setTheme(this.user.theme, false);
    } else {
      this.keep({ lang: language.lang });
    }
  }

  async leave(): Promise<void> {
    await post('/api/logout');
    this.user = null;
    this.take(await get<Me>(ME));
  }

  async rename(name: string, password: string): Promise<void> {
    this.take(await post<Me>('/api/me/name', { name, password }));
  }

  async deleteAccount(password: string): Promise<void> {
    this.take(await post<Me>('/api/me/delete', { password }));
  }

  setLang(lang: Lang): void {
    language.lang = lang;
    this.keep({ lang });
  }

  setTheme(theme: ThemeChoice, tell = true): void {
    this.themeChoice = theme;
    localStorage.setItem('theme', theme);
    if (tell) this.keep({ theme });
  }

  setPref(prefs: Prefs): void {
    this.prefs = { ...this.prefs, ...prefs };
    localStorage.setItem('prefs', JSON.stringify(this.prefs));
    this.keep({ prefs: this.prefs });
  }

  /** Where notices go; what the server refuses is thrown. */
  async reach(change: { email: string; webhook: string; password: string }): Promise<void> {
    this.take(await patch<Me>(ME, change));
  }

  /** Have the link that confirms the address mailed once more. */
  async sendLink(): Promise<void> {
    this.take(await post<Me>('/api/email/link'));
  }

  /** A preference that could not be stored is still in force here: nobody needs to hear of it. */
  private keep(change: { lang?: string; theme?: string; prefs?: Prefs }): void {
    if (this.user) patch(ME, change).catch(() => undefined);
  }
}

export const session = new Session();
