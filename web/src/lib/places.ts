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

/** The part of an arrow that is left out at each end, so that it hides neither place. */
const APART = 0.26;

/** The middle part of the way from one point to another. */
export function apart(start: Point, end: Point): [Point, Point] {
  const [dx, dy] = [(end.x - start.x) * APART, (end.y - start.y) * APART];
  return [
    { x: start.x + dx, y: start.y + dy },
    { x: end.x - dx, y: end.y - dy },
  ];
}

/** An arrow from one point to another, as a path; its tip is `gap` away from the end. */
export function arrow(start: Point, end: Point, gap = 12): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const tip = { x: end.x - ux * gap, y: end.y - uy * gap };
  const head = Math.min(16, length / 3);
  const wing = (side: number): string =>
    `${tip.x - head * (ux - side * uy * 0.6)} ${tip.y - head * (uy + side * ux * 0.6)}`;
  return `M${start.x} ${start.y}L${tip.x} ${tip.y}M${wing(1)}L${tip.x} ${tip.y}L${wing(-1)}`;
}
