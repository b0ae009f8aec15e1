// How somebody has arranged a game on a wide screen: kept in this browser, for each game by itself.
import type { Wish } from './room';
import type { View } from './views';

interface Kept extends Partial<Wish> {
  log?: boolean;
}

function kept(key: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export class Desk implements Wish {
  private readonly key: string;
  private parts = $state.raw<Wish>({ board: 0, side: 0 });
  private shown = $state<View | ''>('log');

  constructor(game: string) {
    this.key = `desk-${game}`;
    const { board = 0, side = 0, log = true } = kept(this.key);
    this.parts = { board, side };
    if (!log) this.shown = '';
  }

  get board(): number {
    return this.parts.board;
  }

  get side(): number {
    return this.parts.side;
  }

  /** Which list stands beside the board; '' is none. */
  get list(): View | '' {
    return this.shown;
  }

  set list(view: View | '') {
    this.shown = view;
    this.keep();
  }

  /** Give a part of the window to the board or to the column beside it; 0 is what fits best. */
  give(what: keyof Wish, part: number): void {
    this.parts = { ...this.parts, [what]: part };
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(this.key, JSON.stringify({ ...this.parts, log: this.shown !== '' }));
  }
}
