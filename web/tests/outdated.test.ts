import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { socket } from '../src/lib/socket.svelte';
import { language } from '../src/lib/text.svelte';
import Outdated from '../src/parts/Outdated.svelte';

/** Connections that are made, with what was sent on them. */
let made: Wire[] = [];

class Wire {
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose();
  }
}

/** The connection opens, and the server says which page it has. */
async function greeted(wire: Wire, page: string): Promise<void> {
  wire.onopen();
  expect(wire.sent).toContain(JSON.stringify({ type: 'hello' }));
  wire.onmessage({ data: JSON.stringify({ type: 'welcome', page }) });
  await tick();
}

/** The connection is lost and made again. */
function again(): Wire {
  made.at(-1)!.onclose();
  vi.advanceTimersByTime(2_000);
  return made.at(-1)!;
}

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
});

afterEach(() => {
  cleanup();
  language.lang = 'en';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for a reload once the server has another page, until it has the same one again', async () => {
  render(Outdated);
  socket.listen(() => undefined);
  await greeted(made.at(-1)!, 'one');
  expect(screen.queryByRole('status')).toBeNull();
  await greeted(again(), 'one');
  expect(screen.queryByRole('status')).toBeNull();
  await greeted(again(), 'two');
  expect(screen.getByRole('status').textContent).toContain('The server has been updated.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  language.lang = 'ru';
  await tick();
  expect(screen.getByRole('status').textContent).toContain('Сервер обновлён.');
  await greeted(again(), 'one');
  expect(screen.queryByRole('status')).toBeNull();
  await greeted(again(), 'two');
  await fireEvent.click(screen.getByRole('button', { name: 'Позже' }));
  expect(screen.queryByRole('status')).toBeNull();
});
