// RuleInfo books, fetched once a game; and the one rule that is open on the screen.
import { get } from './api';
import { language } from './text.svelte';
import type { RuleInfo, RuleBookInfo } from './wire';

const books = new Map<string, Promise<RuleBookInfo>>();

export function ruleBook(game: string): Promise<RuleBookInfo> {
  let book = books.get(game);
  if (!book) {
    book = get<RuleBookInfo>(`/api/games/${game}/rules`);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}

export async function findRule(game: string, id: string): Promise<RuleInfo | null> {
  return (await ruleBook(game)).rules.find((rule) => rule.id === id) ?? null;
}

export function ruleText(rule: RuleInfo): string {
  return language.lang === 'ru' ? rule.ru : rule.en;
}

/** Why a rule says what the book leaves open, or "" if it needs no reason. */
export function rulingText(rule: RuleInfo): string {
  return rule.ruling[language.lang] ?? '';
}

export const ruleLink = (game: string, id: string): string => `/rules/${game}#${id}`;
