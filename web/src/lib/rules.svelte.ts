// Rule books, fetched once a game; and the one rule that is open on the screen.
import { get } from './api';
import { language } from './text.svelte';
import type { Rule, RuleBook } from './wire';

const books = new Map<string, Promise<RuleBook>>();

export function ruleBook(game: string): Promise<RuleBook> {
  let book = books.get(game);
  if (!book) {
    book = get<RuleBook>(`/api/games/${game}/rules`);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}

export async function findRule(game: string, id: string): Promise<Rule | null> {
  return (await ruleBook(game)).rules.find((rule) => rule.id === id) ?? null;
}

export function ruleText(rule: Rule): string {
  return language.lang === 'ru' ? rule.ru : rule.en;
}

export const ruleLink = (game: string, id: string): string => `/rules/${game}#${id}`;
