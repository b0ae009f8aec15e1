import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Table } from '../src/lib/table.svelte';
import { gameText } from '../src/lib/text.svelte';
import type { ChatLine, UndoAsked } from '../src/lib/wire';
import Undo from '../src/parts/Undo.svelte';
import { snapshot } from './made';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asked: UndoAsked = { id: 5, seat: 0, waiting: [1], deadline: 0, redeals: false };
const declined = {
  table: 't1', at: 0, message: { id: 'undo-declined', args: { name: 'Ben', number: 1, of: 'Ann', to: '' }, text: '' },
} as unknown as ChatLine;

async function declinedAt(): Promise<Table> {
  const table = new Table('t1', null);
  table.live = { ...snapshot(), table: { ...snapshot().table, undo: asked } };
  render(Undo, { table, text: gameText('toy') });
  await tick();
  expect(screen.getByRole('status').textContent).toBe('The other players have been asked.');
  table.chat = [declined];
  table.live = snapshot();
  await tick();
  expect(screen.getByRole('status').textContent).toBe('Ben declines: Ann takes nothing back.');
  return table;
}

it('says who declined a request, until something else happens', async () => {
  const table = await declinedAt();
  table.live = { ...snapshot(), seq: 5 };
  await tick();
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not cover the question for ever', async () => {
  vi.useFakeTimers();
  await declinedAt();
  vi.advanceTimersByTime(10_000);
  await tick();
  expect(screen.queryByRole('status')).toBeNull();
});
