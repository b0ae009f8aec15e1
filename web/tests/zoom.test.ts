import { describe, expect, it } from 'vitest';
import { CLOSEST, moved, scaled, whole } from '../src/lib/zoom';

describe('looking closer', () => {
  const all = whole(200, 100);

  it('keeps the point under the pointer where it is', () => {
    const box = scaled(all, 2, 50, 25, 200, 100);
    expect(box.width).toBe(100);
    expect((50 - box.x) / box.width).toBeCloseTo(0.25);
    expect((25 - box.y) / box.height).toBeCloseTo(0.25);
  });

  it('ends at the whole and at the closest', () => {
    expect(scaled(all, 0.1, 0, 0, 200, 100)).toEqual(all);
    expect(scaled(all, 1000, 0, 0, 200, 100).width).toBeCloseTo(200 / CLOSEST);
  });

  it('stays inside the drawing', () => {
    const box = scaled(all, 2, 0, 0, 200, 100);
    expect(moved(box, -50, 900, 200, 100)).toMatchObject({ x: 0, y: 50 });
  });
});
