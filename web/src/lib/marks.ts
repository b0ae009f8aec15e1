// Marks on lit places: an outline whose colour and line say what a choice means, and a badge where there is room.
import type { Mark, MeaningKind } from './meaning';
import type { Point } from './places';
import { traced } from './svg';

const NS = 'http://www.w3.org/2000/svg';
/** Sizes of a badge, in pixels of the screen. */
const HEIGHT = 17;
const SIGN = 13;
const FIGURE = 7.2;
const UNIT = 9;
const PADDING = 4;
/** The part of a badge that may hide pieces; what is written it never hides. */
const HIDES = 0.2;
/** The part of a badge that may stand outside its place, where it would hide a piece inside. */
const LEAVES = 0.25;
/** What hiding a piece and leaving the place cost, where standing at the edge of the place instead of its middle costs 1/2. */
const HIDING = 20;
const LEAVING = 3;
/** A piece is so much larger than its badge. */
const PIECE = 1.6;
/** A piece that takes so much of a place belongs to its ground. */
const GROUND = 0.8;
/** The room around a sign, as a part of its height. */
const PLATE = 0.3;
/** Points tried across and down a place. */
const GRID = 13;

/** Where along a badge it is looked whether that is still within its place, in parts of its width. */
const SAMPLES = [-0.45, -0.25, 0.25, 0.45];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Signs drawn within 10 by 10: told apart by shape alone. */
const SIGNS: Record<MeaningKind, string> = {
  gain: 'M5 1.5V8.5M1.5 5H8.5',
  spend: 'M1.5 5H8.5',
  'give-up': 'M2 2L8 8M8 2L2 8',
  end: 'M2.5 2.5H7.5V7.5H2.5Z',
  risk: 'M1.5 1.5H8.5V8.5H1.5ZM3.6 3.6V3.610M6.4 6.4V6.410M5 5V5.010',
};

function made<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number>): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The outline of a lit element: a line over a wider one, so that it is seen on any ground. */
export function outline(element: Element, root: Element, target: string, mark: Mark): SVGGElement {
  const group = made('g', { class: `lit mean-${mark.kind}`, 'data-target': target });
  const casing = traced(element, root);
  casing.setAttribute('class', 'casing');
  const line = traced(element, root);
  line.setAttribute('class', 'line');
  group.append(casing, line);
  return group;
}

/** Numbers and the letters that say of what: those are smaller, so that no letter is taken for a digit. */
const runsOf = (figures: string): { run: string; unit: boolean }[] =>
  (figures.match(/\p{L}+|\P{L}+/gu) ?? []).map((run) => ({ run, unit: /\p{L}/u.test(run) }));

const figuresWidth = (figures: string): number =>
  runsOf(figures).reduce((sum, { run, unit }) => sum + run.length * (unit ? UNIT : FIGURE), 1);

export const badgeWidth = (mark: Mark): number =>
  2 * PADDING + SIGN * mark.signs.length + (mark.figures ? figuresWidth(mark.figures) : 0);

/** A badge around a point of the drawing, whose pixels are `unit` large. */
export function badge(mark: Mark, x: number, y: number, unit: number): SVGGElement {
  const width = badgeWidth(mark);
  const group = made('g', {
    class: `badge mean-${mark.kind}`,
    transform: `translate(${x} ${y}) scale(${unit}) translate(${-width / 2} ${-HEIGHT / 2})`,
  });
  group.append(made('rect', { width, height: HEIGHT, rx: HEIGHT / 2 }));
  mark.signs.forEach((sign, place) => {
    group.append(made('path', { d: SIGNS[sign], transform: `translate(${PADDING + place * SIGN + 1.5} 3.5)` }));
  });
  if (mark.figures) {
    const text = made('text', { x: PADDING + mark.signs.length * SIGN + 1, y: 12.8, 'font-size': 12, 'font-weight': 700 });
    for (const { run, unit } of runsOf(mark.figures)) {
      const part = made('tspan', unit ? { 'font-size': 11.5, 'font-weight': 600 } : {});
      part.textContent = run;
      text.append(part);
    }
    group.append(text);
  }
  return group;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** From an element's own units to those of `root`. A piece that glides counts where it will stand. */
function placeOf(shape: SVGGraphicsElement, root: SVGGraphicsElement): DOMMatrix | null {
  const own = shape.getCTM?.();
  const piece = shape.closest<SVGGElement>('.piece');
  const base = (piece ?? root).getCTM?.();
  if (!own || !base) return null;
  const inside = DOMMatrix.fromMatrix(base).inverse().multiply(DOMMatrix.fromMatrix(own));
  return piece ? new DOMMatrix(piece.style.transform).multiply(inside) : inside;
}

/** The rectangle around an element in the units of `root`, where the browser can measure. */
export function rectOf(element: Element, root: SVGGraphicsElement): Rect | null {
  const shape = element as SVGGraphicsElement;
  const to = placeOf(shape, root);
  if (!to) return null;
  const box = shape.getBBox();
  const [from, until] = [new DOMPoint(box.x, box.y), new DOMPoint(box.x + box.width, box.y + box.height)].map((point) =>
    point.matrixTransform(to),
  ) as [DOMPoint, DOMPoint];
  return {
    x: Math.min(from.x, until.x),
    y: Math.min(from.y, until.y),
    width: Math.abs(until.x - from.x),
    height: Math.abs(until.y - from.y),
  };
}

/** Tells whether a point of the drawing lies within a place, by the shapes it is made of. */
function inside(shapes: SVGGeometryElement[], root: SVGGraphicsElement): (x: number, y: number) => boolean {
  const whole = root.getCTM();
  const known = shapes.map((shape) => ({ shape, to: whole && shape.getCTM()?.inverse().multiply(whole) }));
  return (x, y) =>
    known.some(({ shape, to }) => {
      const point = new DOMPoint(x, y);
      return shape.isPointInFill(to ? point.matrixTransform(to) : point);
    });
}

/** What a badge should not hide: signs that are written on the board; pieces, and symbols that are drawn on it. */
export interface Taken {
  written: Rect[];
  pieces: Rect[];
}

/** Numbers, letters and names in a drawing; games write them in strokes, too. */
const WRITTEN = 'text, .glyph';

/** Pictures of the board that mean something. */
const SYMBOLS = '.symbol';

/** A sign with the plate it usually stands on. */
const plate = ({ x, y, width, height }: Rect): Rect => {
  const margin = PLATE * height;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
};
const near = (rects: Rect[], bounds: Rect): Rect[] => rects.filter((rect) => overlap(rect, bounds) > 0);
const size = (rect: Rect): number => rect.width * rect.height;
const covered = (rect: Rect, others: Rect[]): number => others.reduce((sum, other) => sum + overlap(rect, other), 0) / size(rect);

/** The shapes of an outline, or of the place itself. */
const shapesOf = (place: SVGGraphicsElement): SVGGeometryElement[] => {
  const drawn = 'path, polygon, rect, circle, ellipse';
  if (place.matches(drawn)) return [place as SVGGeometryElement];
  const line = place.querySelector('.line');
  return [...(line ?? place).querySelectorAll<SVGGeometryElement>(drawn)];
};

/** What stands on a drawing now, as far as it should not be hidden. */
export function takenOn(root: SVGGraphicsElement, ground: Element | undefined): Taken {
  const rects = (elements: NodeListOf<Element> | undefined): Rect[] =>
    [...(elements ?? [])].map((element) => rectOf(element, root)).filter((rect) => rect !== null);
  const onPieces = WRITTEN.split(', ').map((one) => `.piece ${one}`).join(', ');
  return {
    written: [...rects(ground?.querySelectorAll(WRITTEN)), ...rects(root.querySelectorAll(onPieces))],
    pieces: [...rects(root.querySelectorAll('.piece')), ...rects(ground?.querySelectorAll(SYMBOLS))],
  };
}

/** Where a badge of this size hides least of what stands in a place; null where there is no room for it. */
export function roomFor(place: SVGGraphicsElement, root: SVGGraphicsElement, width: number, height: number, taken: Taken): Point | null {
  const bounds = rectOf(place, root);
  if (!bounds || bounds.width < width || bounds.height < height) return null;
  const around = { x: bounds.x - width / 2, y: bounds.y - height / 2, width: bounds.width + width, height: bounds.height + height };
  const written = near(taken.written, around).map(plate);
  // A piece as large as the place is its ground: an owner's colour, hills.
  const pieces = near(taken.pieces, around).filter((rect) => size(rect) < GROUND * size(bounds));
  const within = inside(shapesOf(place), root);
  let best: (Point & { cost: number }) | null = null;
  for (let across = 0; across < GRID; across += 1) {
    for (let down = 0; down < GRID; down += 1) {
      const x = bounds.x + (bounds.width * across) / (GRID - 1);
      const y = bounds.y + (bounds.height * down) / (GRID - 1);
      const nearer = Math.max(bounds.y + height / 4, Math.min(y, bounds.y + bounds.height - height / 4));
      if (!within(x, nearer)) continue;
      const rect = { x: x - width / 2, y: y - height / 2, width, height };
      const hidden = covered(rect, pieces);
      if (hidden > HIDES || covered(rect, written) > 0) continue;
      const outside = SAMPLES.filter((part) => !within(x + part * width, nearer)).length / SAMPLES.length;
      if (outside > LEAVES) continue;
      const away = Math.hypot((x - bounds.x) / bounds.width - 0.5, (y - bounds.y) / bounds.height - 0.5);
      const cost = HIDING * hidden + LEAVING * outside + away;
      if (!best || cost < best.cost) best = { x, y, cost };
    }
  }
  return best && { x: best.x, y: best.y };
}

/** The point on the upper or lower edge of a piece where its badge hides least of what is written; null for small ones. */
export function edgeOf(piece: Element | null, root: SVGGraphicsElement, width: number, height: number, taken: Taken): Point | null {
  const rect = piece && rectOf(piece, root);
  if (!rect || rect.width < PIECE * width || rect.height < PIECE * height) return null;
  const across = [0.5, 1, 0].map((part) => rect.x + width / 2 + part * (rect.width - width));
  const points = [rect.y, rect.y + rect.height].flatMap((y) => across.map((x) => ({ x, y })));
  const hides = ({ x, y }: Point): number => covered({ x: x - width / 2, y: y - height / 2, width, height }, taken.written);
  return points.reduce((best, point) => (hides(point) < hides(best) ? point : best));
}

/** The height of a badge on the screen. */
export const BADGE_HEIGHT = HEIGHT;
