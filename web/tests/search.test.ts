import { expect, it } from 'vitest';
import { found } from '../src/lib/search';

const rule = (id: string, en: string, ru: string) => ({ id, section: 'T-1', kind: 'flow', en, ru, ruling: {} });
const book = {
  sections: { 'T-1': { en: 'Turns', ru: 'Ходы' } },
  rules: [
    rule('T-1.1', 'Players take turns.', 'Игроки ходят по очереди.'),
    { ...rule('T-1.2', 'A pass ends it.', 'Пас — всё.'), ruling: { en: 'Nobody answers.', ru: 'Никто не отвечает.' } },
  ],
};

it('finds rules by words of either language, by section and by id', () => {
  const hits = (query: string): string[] => found(book, query).flatMap((section) => section.rules.map((one) => one.id));
  expect(hits('')).toEqual(['T-1.1', 'T-1.2']);
  expect(hits('PASS')).toEqual(['T-1.2']);
  expect(hits('все')).toEqual(['T-1.2']);
  expect(hits('1.1')).toEqual(['T-1.1']);
  expect(hits('turns players')).toEqual(['T-1.1']);
  expect(hits('отвечает')).toEqual(['T-1.2']);
  expect(hits('nowhere')).toEqual([]);
});
