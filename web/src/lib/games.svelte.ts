// The games this server offers, with their words.
import { get } from './api';
import { titles } from './text.svelte';
import type { GameInfo } from './wire';

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= get<GameInfo[]>('/api/games').then(
      (found) => {
        this.all = found;
        titles.all = Object.fromEntries(found.map((game) => [game.name, game.title]));
      },
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** The game of that name; the first of all as long as none is chosen. */
  named(name: string): GameInfo | undefined {
    return this.all.find((one) => one.name === name) ?? this.all[0];
  }
}

export const games = new Games();
