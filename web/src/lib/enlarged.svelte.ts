// The drawing that is shown large: beside the board, or over the whole table. Any but the board, which has a zoom of its
// own: by its button, or all in turn by a key.
import { tick } from 'svelte';
import { PHONE } from './views';
import type { PanelView } from './wire';

export class Enlarged {
  private id = $state('');
  /** Over the whole table, as always on a phone. */
  whole = $state(false);
  /** Whoever opened it has the focus again afterwards. */
  private opener: HTMLElement | null = null;

  constructor(private readonly panels: () => PanelView[]) {}

  get panel(): PanelView | undefined {
    return this.panels().find(({ id }) => id === this.id);
  }

  open(id: string): void {
    this.whole = matchMedia(PHONE).matches;
    this.show(id);
  }

  close(): void {
    if (!this.id) return;
    this.id = '';
    void tick().then(() => this.opener?.focus());
  }

  private show(id: string): void {
    if (!this.panel) this.opener = document.activeElement as HTMLElement | null;
    this.id = id;
  }

  /** The next one or the one before; the first if none is open. */
  next(step: number): void {
    const panels = this.panels();
    if (!this.panel) this.whole = true;
    const now = panels.findIndex(({ id }) => id === this.id);
    const place = now < 0 ? 0 : (now + step + panels.length) % panels.length;
    this.show(panels[place]?.id ?? '');
  }
}
