import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { language } from '../src/lib/text.svelte';
import type { LevelInfo, SeatSpec } from '../src/lib/wire';
import Levels from '../src/parts/Levels.svelte';
import SeatForm from '../src/parts/SeatForm.svelte';

const LEVELS: LevelInfo[] = [
  { name: 'casual', bot: 'greedy', seconds: 0, usual: true, names: ['Rosa'], title: {} },
  { name: 'my:Bot', bot: 'my:Bot', seconds: 0, usual: false, names: ['Ada'], title: { en: 'Simple', ru: 'Простой' } },
  { name: 'my:Slow', bot: 'my:Slow', seconds: 2, usual: false, names: ['Bo'], title: { en: 'Slow', ru: 'Медленный' } },
];

afterEach(() => {
  cleanup();
  language.lang = 'en';
});

it('offers bots that the operator has added, and says what they are', async () => {
  let chosen = '';
  render(Levels, { levels: LEVELS, chosen: 'my:Bot', opponents: 1, onchoose: (name: string) => (chosen = name) });
  screen.getByText('Simple');
  screen.getByText('A bot that this server has added. It moves at once.');
  screen.getByText(/It thinks for 2.s per move/);
  await fireEvent.click(screen.getByRole('radio', { name: /Slow/ }));
  expect(chosen).toBe('my:Slow');
  expect(document.querySelector('.characters')?.textContent.trim()).toBe('');
});

it('calls them by their title in the language of the reader', async () => {
  language.lang = 'ru';
  const seats: SeatSpec[] = [{ kind: 'bot', bot: 'my:Bot' }];
  render(SeatForm, { seats, game: { levels: LEVELS } as never });
  const offered = screen.getByRole<HTMLSelectElement>('combobox');
  expect(offered.value).toBe('my:Bot');
  expect([...offered.options].at(-2)?.text).toMatch(/Простой/);
});
