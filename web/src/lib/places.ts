// Where things are in a drawing.
import { within } from './svg';
import type { PanelView } from './wire';

export interface Point {
  x: number;
  y: number;
}

/** The middle of a piece or of an element of the static layer, in the units of the drawing. */
export function middle(panel: PanelView, ground: SVGGElement | undefined, place: string): Point | null {
  const piece = panel.pieces.find(({ id }) => id === place);
  if (piece) return piece;
  const element = ground ? within(ground, place) : null;
  if (!(element instanceof SVGGraphicsElement)) return null;
  const box = element.getBBox?.();
  const to = element.getCTM?.();
  const from = ground?.getCTM?.()?.inverse();
  if (!box || !to || !from) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(from.multiply(to));
}

/** An arrow from one point to another, as a path. */
export function arrow(start: Point, end: Point): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const tip = { x: end.x - ux * 12, y: end.y - uy * 12 };
  const wing = (side: number): string => `${tip.x - ux * 16 + side * uy * 10} ${tip.y - uy * 16 - side * ux * 10}`;
  return `M${start.x} ${start.y}L${tip.x} ${tip.y}M${wing(1)}L${tip.x} ${tip.y}L${wing(-1)}`;
}
