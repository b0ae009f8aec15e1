// What a tip says of a thing and of what stands with it.
import type { PanelView, PieceView, Words } from './wire';

/** Of a more crowded place all labels would fill the screen. */
const CROWD = 8;

/**
 * The piece first, then its place, then what else stands there, each fact once. In a crowd, and beside the board, where
 * a place is all that a seat owns, a piece speaks for itself.
 */
export function labelsAt(panel: PanelView, piece: PieceView | undefined, target: string): Words[] {
  const others = panel.pieces.filter((other) => other !== piece && other.target === target);
  const told = !piece || (panel.role === 'board' && others.length <= CROWD) ? others.slice(0, CROWD) : [];
  const labels = [piece?.label, panel.labels[target], ...told.map(({ label }) => label)];
  const facts = new Map<string, Words>();
  for (const label of labels) if (label) facts.set(JSON.stringify(label), label);
  return [...facts.values()];
}
