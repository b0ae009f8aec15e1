// Which part of the table a phone shows: the one where the answers to a question are.
import type { PanelView } from './wire';

/** Screens too narrow or too low to show all of a table at once; the style sheets of its parts say the same. */
export const PHONE = '(max-width: 820px), (max-height: 520px)';

export type View = 'board' | 'supply' | 'seats' | 'choices' | 'log' | 'chat' | 'more';

const OF_ROLE: Record<PanelView['role'], View> = { board: 'board', own: 'board', supply: 'supply', seat: 'seats' };

/** How many of the targets a panel holds. */
export function held(panel: PanelView, targets: ReadonlySet<string>): number {
  const places = new Set(Object.keys(panel.labels));
  for (const piece of panel.pieces) {
    places.add(piece.id);
    if (piece.target) places.add(piece.target);
  }
  return [...targets].filter((target) => places.has(target)).length;
}

/** The panel with the most targets, the first of equals; none if no panel holds one. */
export function fullest(panels: PanelView[], targets: ReadonlySet<string>): PanelView | undefined {
  const counts = panels.map((panel) => held(panel, targets));
  const most = Math.max(0, ...counts);
  return most > 0 ? panels[counts.indexOf(most)] : undefined;
}

/** The board if any answer is there, else the panels with the most of them, else the list. */
export function viewFor(panels: PanelView[], targets: ReadonlySet<string>): View {
  if (panels.some((panel) => panel.role === 'board' && held(panel, targets) > 0)) return 'board';
  const best = fullest(panels, targets);
  return best ? OF_ROLE[best.role] : 'choices';
}
