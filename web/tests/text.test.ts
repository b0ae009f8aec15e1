import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GameText, language, t } from '../src/lib/text.svelte';
import { capitalised, tied } from '../src/lib/typography';
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
    expect(t('rules-count', { count: 3 })).toBe('3\u00a0правила');
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

  it('have forms, which are attributes of a name or its usual text', () => {
    const declined = new GameText('toy');
    declined.add(
      'en',
      `seat-name = Player { $number }
    .gen = of player { $number }
named-seat = { $name }
    .gen = of { $name }
piece-den = den
    .acc = a den
    .counted = { $number ->
        [one] one den
       *[other] { $number } dens
    }
piece-inn = inn
part-place = { $piece-acc }
log-place = { $seat } places { part-place }.
log-lose = { $number } lost { $other-gen }: { $piece-counted }, { $piece-rare }
`,
    );
    expect(declined.say(words('log-place', { seat: 0, piece: '@piece-den' }))).toBe('Player 1 places a den.');
    expect(declined.say(words('log-place', { seat: 0, piece: '@piece-inn' }))).toBe('Player 1 places inn.');
    expect(declined.say(words('log-place', { seat: 0, piece: 'gem' }))).toBe('Player 1 places gem.');
    const lost = words('log-lose', { other: 1, piece: '@piece-den', number: 3 });
    expect(declined.say(lost)).toBe('3 lost of player 2: 3 dens, den');
    expect(declined.say(lost, ['Ann', '@piece-inn'])).toBe('3 lost of @piece-inn: 3 dens, den');
  });

  it('fall back to the id', () => {
    expect(text.say(words('unknown'))).toBe('unknown');
    expect(text.say(null)).toBe('');
  });

  it('know the help behind a message', () => {
    expect(text.help(words('x', { race: '@race-elves' }))).toEqual([{ name: 'Elves', text: 'They lose nothing.' }]);
  });
});

describe('a name that stands alone', () => {
  it('begins with a capital letter', () => {
    expect(capitalised('мастерская')).toBe('Мастерская');
    expect(capitalised('E6: лес')).toBe('E6: лес');
    expect(capitalised('')).toBe('');
  });
});

describe('Russian', () => {
  it.each([
    ['вы получите 0 монет', 'вы получите 0~монет'],
    ['на поляну 10 и в регион 5 после броска', 'на поляну~10 и~в~регион~5 после броска'],
    ['чаша III — фаза II', 'чаша~III~— фаза~II'],
    ['Вера: -1 ПО, 2-4 игрока, SW-3', 'Вера: −1~ПО, 2-4~игрока, SW-3'],
    ['6 из 16, а также Я и ты', '6 из 16, а~также Я~и~ты'],
  ])('keeps together what belongs together: %s', (text, shown) => {
    expect(tied(text, 'ru').replaceAll('\u00a0', '~')).toBe(shown);
    expect(tied(text, 'en')).toBe(text);
  });
});
