// The games this server offers, with their words.
import { get } from './api';
import { gameText, language } from './text.svelte';
import type { GameInfo } from './wire';

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= get<GameInfo[]>('/api/games').then(
      (found) => {
        this.all = found;
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

  /** Their catalogues in the chosen language; call it in an effect to follow the language. */
  words(): void {
    for (const game of this.all) gameText(game.name).load(language.lang).catch(() => undefined);
  }
}

export const games = new Games();
