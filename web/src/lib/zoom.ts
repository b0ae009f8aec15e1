// Looking at a part of a drawing: a box inside it, moved and scaled. Pure, so that gestures can be tested.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CLOSEST = 6;
/** Pixels from which a finger or a pressed mouse drags: it is no longer a click or a long press. */
export const DRAG_FROM = 6;

/** Keep the box inside the drawing, at its aspect, between whole and closest. */
export function held(box: Box, width: number, height: number): Box {
  const w = Math.min(width, Math.max(width / CLOSEST, box.width));
  const h = (w * height) / width;
  return {
    x: Math.min(width - w, Math.max(0, box.x)),
    y: Math.min(height - h, Math.max(0, box.y)),
    width: w,
    height: h,
  };
}

/** Scale by `factor` (> 1 comes closer) around a point of the drawing that stays where it is. */
export function scaled(box: Box, factor: number, px: number, py: number, width: number, height: number): Box {
  const w = Math.min(width, Math.max(width / CLOSEST, box.width / factor));
  const real = w / box.width;
  return held({ x: px - (px - box.x) * real, y: py - (py - box.y) * real, width: w, height: 0 }, width, height);
}

export function moved(box: Box, dx: number, dy: number, width: number, height: number): Box {
  return held({ ...box, x: box.x + dx, y: box.y + dy }, width, height);
}

export function whole(width: number, height: number): Box {
  return { x: 0, y: 0, width, height };
}
