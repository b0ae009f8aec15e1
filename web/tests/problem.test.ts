import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api';
import { problemOf, sentence } from '../src/lib/problem';
import { GameText, language } from '../src/lib/text.svelte';

const body = { code: 'bad_request', message: 'a name has 2 to 24 letters', reason: 'name-length', args: { least: 2, most: 24 } };

describe('a refusal', () => {
  afterEach(() => {
    language.lang = 'en';
  });

  it('is said by its reason, in the reader’s language', () => {
    expect(sentence(body)).toBe('A name must have 2 to 24 characters.');
    language.lang = 'ru';
    expect(sentence(body)).toBe('В\u00a0имени должно быть от 2 до 24\u00a0знаков.');
  });

  it('is said by its code where it has no reason, with what is allowed and when to come back', () => {
    language.lang = 'ru';
    expect(sentence({ code: 'bad_option', message: 'x', allowed: ['2', '3'] })).toContain('Допустимые значения: 2, 3.');
    expect(sentence({ code: 'bad_option', message: 'x' })).toBe('Такое значение недопустимо.');
    expect(sentence({ code: 'rate_limited', message: 'x', retry_after: 4.2 })).toContain('через 5\u00a0с');
    expect(sentence({ code: 'conflict', message: 'x', reason: 'of-a-newer-server' })).toBe('Сейчас это невозможно.');
  });

  it('of a position tells what is wrong with it', () => {
    const wrong = { code: 'bad_request', message: 'line 5: warriors: seat 0 has 26 of 25', reason: 'position' };
    expect(sentence(wrong)).toBe('This position cannot be opened: line 5: warriors: seat 0 has 26 of 25.');
    language.lang = 'ru';
    expect(sentence(wrong)).toMatch(/^Эту позицию нельзя открыть: line 5: warriors: seat\s0\shas\s26\sof\s25\.$/);
  });

  it('is the server’s own sentence only where the code is unknown', () => {
    expect(sentence({ code: 'brand_new', message: 'The moon is full.' })).toBe('The moon is full.');
  });

  it('takes a reason from the game’s catalogue', () => {
    const text = new GameText('some_game');
    text.add('en', 'undo-chance = Dice have been rolled.');
    expect(sentence({ code: 'undo_refused', message: 'x', reason: 'undo-chance' }, text)).toBe('Dice have been rolled.');
  });

  it('may be anything that was thrown', () => {
    expect(problemOf(new ApiError(0, { code: 'offline', message: 'offline' }))).toBe('The server cannot be reached.');
    expect(problemOf(new Error('odd'))).toBe('Error: odd');
  });
});
