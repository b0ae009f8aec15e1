// Where a small button stands on a drawing: on its edge, as near to the upper right corner as it can without hiding
// anything that is written or stands there.
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** Pixels between two places that are tried. */
const STEP = 6;
const INSET = 2;

const shared = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function* along(least: number, most: number): Generator<number> {
  for (let at = least; at < most; at += STEP) yield at;
  yield most;
}

/** All places of a button on the edges of a drawing. */
function* edges(width: number, height: number, size: number): Generator<Spot> {
  const [right, bottom] = [Math.max(INSET, width - size - INSET), Math.max(INSET, height - size - INSET)];
  for (const left of along(INSET, right)) for (const top of [INSET, bottom]) yield { left, top };
  for (const top of along(INSET, bottom)) for (const left of [INSET, right]) yield { left, top };
}

/** The place that hides least of `taken`, whose areas count from the drawing's upper left corner. */
export function freeSpot(width: number, height: number, size: number, taken: readonly Area[]): Spot {
  let best = { left: Math.max(INSET, width - size - INSET), top: INSET };
  let least = Infinity;
  for (const spot of edges(width, height, size)) {
    const area = { ...spot, right: spot.left + size, bottom: spot.top + size };
    const hidden = taken.reduce((sum, other) => sum + shared(area, other), 0);
    const far = Math.hypot(width - area.right, spot.top) / (width + height);
    const cost = hidden + far;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** A piece that takes so much of a drawing is its ground or its frame. */
const GROUND = 0.5;

/** The areas of all that means something in a drawing. */
export function takenIn(frame: Element): Area[] {
  const zero = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('svg text, svg .glyph, svg .symbol, svg .piece')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height < GROUND * zero.width * zero.height)
    .map(({ left, top, right, bottom }) => ({
      left: left - zero.left,
      top: top - zero.top,
      right: right - zero.left,
      bottom: bottom - zero.top,
    }));
}
