import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GameText, language, t } from '../src/lib/text.svelte';
import { CATALOGUE, words } from './made';

const read = (path: string): string => readFileSync(path, 'utf8');
const ids = (lang: string): string[] => [...read(`src/text.${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

describe('the client’s own words', () => {
  it('are the same in both languages, each once', () => {
    expect(ids('ru')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });

  it('hold every sentence that the sources ask for, and none besides', () => {
    const all = sources('src')
      .filter((path) => !path.endsWith('.ftl'))
      .map(read)
      .join('\n');
    const asked = new Set([...all.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? ''));
    const families = [...all.matchAll(/\b(?:t|knows)\(`([\w-]+-)\$\{/g)].map((m) => m[1] ?? '');
    const known = ids('en');
    expect([...asked].filter((id) => !known.includes(id))).toEqual([]);
    const spoken = (id: string): boolean => all.includes(`'${id}'`) || families.some((start) => id.startsWith(start));
    expect(known.filter((id) => !spoken(id))).toEqual([]);
  });

  it('change with the language', () => {
    language.lang = 'ru';
    expect(t('rules-count', { count: 3 })).toBe('3 правила');
    language.lang = 'en';
    expect(t('rules-count', { count: 1 })).toBe('1 rule');
    expect(t('no-such-words')).toBe('no-such-words');
  });
});

describe('a game’s words', () => {
  const text = new GameText('toy');
  text.add('en', CATALOGUE);

  it('show seats by name and messages by their words', () => {
    const message = words('log-take', { seat: 0, field: 2, race: '@race-elves' });
    expect(text.say(message, ['Ann'])).toBe('Ann takes field 2 with Elves.');
    expect(text.say(message, [])).toBe('Player 1 takes field 2 with Elves.');
    expect(text.say(words('log-take', { seat: -1, field: 2, race: 'x' }), [])).toBe('Chance takes field 2 with x.');
  });

  it('fall back to the id', () => {
    expect(text.say(words('unknown'))).toBe('unknown');
    expect(text.say(null)).toBe('');
  });

  it('know the help behind a message', () => {
    expect(text.help(words('x', { race: '@race-elves' }))).toEqual([{ name: 'Elves', text: 'They lose nothing.' }]);
  });
});
