// Who sits at this browser, and what they prefer. Preferences of a person without a name stay here;
// those of a signed-in one follow them to other devices.
import { ApiError, get, patch, post, setCsrf } from './api';
import { language, type Lang } from './text.svelte';
import type { Me, Prefs, User } from './wire';

export type ThemeChoice = 'light' | 'dark' | 'system';

const dark = matchMedia('(prefers-color-scheme: dark)');

function keptPrefs(): Prefs {
  try {
    return JSON.parse(localStorage.getItem('prefs') ?? '{}') as Prefs;
  } catch {
    return {};
  }
}

function keptTheme(): ThemeChoice {
  const kept = localStorage.getItem('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

class Session {
  user = $state.raw<User | null>(null);
  ready = $state(false);
  offline = $state(false);
  themeChoice = $state<ThemeChoice>(keptTheme());
  private systemDark = $state(dark.matches);
  prefs = $state<Prefs>(keptPrefs());

  constructor() {
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  get theme(): 'light' | 'dark' {
    if (this.themeChoice !== 'system') return this.themeChoice;
    return this.systemDark ? 'dark' : 'light';
  }

  /** Confirm what ends the turn: as chosen, else where fingers are blunt. */
  get confirmEnd(): boolean {
    return this.prefs.confirm_end ?? matchMedia('(pointer: coarse)').matches;
  }

  /** Confirm what loses much, everywhere, unless that is switched off. */
  get confirmLoss(): boolean {
    return this.prefs.confirm_loss ?? true;
  }

  async load(): Promise<void> {
    try {
      this.take(await get<Me>('/api/me'));
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof ApiError && error.code === 'offline';
    }
    this.ready = true;
  }

  private take(me: Me): void {
    setCsrf(me.csrf);
    this.user = me.user;
    if (me.user) this.prefs = { ...this.prefs, ...me.user.prefs };
  }

  /** Every way in changes the session, so the token against forged requests is asked for anew. */
  async enter(how: 'guest' | 'register' | 'login', body: unknown): Promise<void> {
    await post(`/api/${how}`, body);
    this.take(await get<Me>('/api/me'));
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
    this.take(await get<Me>('/api/me'));
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
  async reach(change: { email: string; webhook: string }): Promise<void> {
    this.take(await patch<Me>('/api/me', change));
  }

  /** Have the link that confirms the address mailed once more. */
  async sendLink(): Promise<void> {
    this.take(await post<Me>('/api/email/link'));
  }

  /** A preference that could not be stored is still in force here: nobody needs to hear of it. */
  private keep(change: { lang?: string; theme?: string; prefs?: Prefs }): void {
    if (this.user) patch('/api/me', change).catch(() => undefined);
  }
}

export const session = new Session();
