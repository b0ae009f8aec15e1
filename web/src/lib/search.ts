import type { RuleInfo, RuleBookInfo } from './wire';

export interface Section {
  id: string;
  title: Record<string, string>;
  rules: RuleInfo[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The sections with the rules that hold every word of the query, in either language or by id. */
export function found(book: RuleBookInfo, query: string): Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = (rule: RuleInfo): boolean => {
    const title = book.sections[rule.section];
    const text = plain([rule.id, rule.en, rule.ru, ...Object.values(rule.ruling), title?.en, title?.ru].join(' '));
    return words.every((word) => text.includes(word));
  };
  const sections = new Map<string, Section>();
  for (const rule of book.rules) {
    if (!fits(rule)) continue;
    const section = sections.get(rule.section);
    if (section) section.rules.push(rule);
    else {
      const title = book.sections[rule.section] ?? { en: rule.section, ru: rule.section };
      sections.set(rule.section, { id: rule.section, title, rules: [rule] });
    }
  }
  return [...sections.values()];
}
