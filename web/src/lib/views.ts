// Which part of the table a phone shows: the one where the answers to a question are.
import type { PanelView, Role } from './wire';

export type View = 'board' | 'supply' | 'seats' | 'choices' | 'log' | 'chat' | 'more';

const OF_ROLE: Record<Role, View> = { board: 'board', own: 'board', supply: 'supply', seat: 'seats' };

/** How many of the targets a panel holds. */
export function held(panel: PanelView, targets: ReadonlySet<string>): number {
  const places = new Set(Object.keys(panel.labels));
  for (const piece of panel.pieces) {
    places.add(piece.id);
    if (piece.target) places.add(piece.target);
  }
  return [...targets].filter((target) => places.has(target)).length;
}

/** The board if any answer is there, else the panels with the most of them, else the list. */
export function viewFor(panels: PanelView[], targets: ReadonlySet<string>): View {
  const counts = panels.map((panel) => held(panel, targets));
  if (panels.some((panel, place) => panel.role === 'board' && counts[place]! > 0)) return 'board';
  const most = Math.max(0, ...counts);
  const best = most > 0 ? panels[counts.indexOf(most)] : undefined;
  return best ? OF_ROLE[best.role] : 'choices';
}
