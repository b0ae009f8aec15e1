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

  /** Their catalogues in the chosen language; call it in an effect to follow the language. */
  words(): void {
    for (const game of this.all) gameText(game.name).load(language.lang).catch(() => undefined);
  }
}

export const games = new Games();
