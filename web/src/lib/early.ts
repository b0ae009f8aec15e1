// What a table needs first is asked for before most of the page's code is there: this file is loaded and run by itself.
// Whoever wants one of these answers later gets it from here (`lib/api.ts`), so nothing else has to know.
import type { Snapshot } from './wire';

export const LANGUAGES = ['en', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const TABLE = /^\/(?:t|replay)\/([\w-]+)\/?$/;
const asked = new Map<string, Promise<Response>>();

/** The language chosen in this browser, else one that it asks for. */
export function preferredLang(): Lang {
  const kept = localStorage.getItem('lang');
  if (kept === 'en' || kept === 'ru') return kept;
  return (navigator.languages ?? []).some((name) => name.toLowerCase().startsWith('ru')) ? 'ru' : 'en';
}

export function keptTheme(): ThemeChoice {
  const kept = localStorage.getItem('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function themeOf(choice: ThemeChoice, systemDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return systemDark ? 'dark' : 'light';
}

export const ME = '/api/me';
export const staticPath = (key: string): string => `/api/static/${encodeURIComponent(key)}`;
export const textPath = (game: string, lang: string): string => `/api/games/${game}/text/${lang}`;

/** Where a table is fetched as it is now, or as it was after a ply. */
export function snapshotPath(id: string, theme: Theme, invite: string | null, ply?: number, seat = -1): string {
  const query = new URLSearchParams({ theme });
  if (ply !== undefined) query.set('ply', String(ply));
  if (seat >= 0) query.set('seat', String(seat));
  if (invite) query.set('invite', invite);
  return `/api/tables/${id}/snapshot?${query}`;
}

export const requested = (method: string, headers: Record<string, string>, body: string | null): RequestInit => ({
  method,
  headers: { Accept: 'application/json', ...headers },
  credentials: 'same-origin',
  body,
});

function ask(path: string): Promise<Response> {
  const reply = fetch(path, requested('GET', {}, null));
  asked.set(path, reply);
  reply.catch(() => undefined);
  return reply;
}

/** The answer to a request that was made early; it is given once, as the next one may be different. */
export function askedEarly(path: string): Promise<Response> | undefined {
  const reply = asked.get(path);
  asked.delete(path);
  return reply;
}

/** Ask for the table that the address names, then for what its snapshot names. */
export async function askForTable(location: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const id = TABLE.exec(location.pathname)?.[1];
  if (!id) return;
  const theme = themeOf(keptTheme(), matchMedia('(prefers-color-scheme: dark)').matches);
  const path = snapshotPath(id, theme, new URLSearchParams(location.search).get('invite'));
  const answer = ask(path);
  void ask(ME);
  const reply = await answer;
  // Whoever has taken the answer by now asks for the rest as well.
  if (!reply.ok || !asked.has(path)) return;
  const snapshot = (await reply.clone().json()) as Snapshot;
  if (!asked.has(path)) return;
  for (const key of new Set(snapshot.panels.map((panel) => panel.static))) void ask(staticPath(key));
  void ask(textPath(snapshot.table.game, preferredLang()));
}

askForTable(location).catch(() => undefined);
