import { describe, expect, it } from 'vitest';
import { freeSpot } from '../src/lib/corner';

describe('a button on a drawing', () => {
  it('stands in the upper right corner where that is free', () => {
    expect(freeSpot(200, 100, 20, [{ left: 0, top: 0, right: 150, bottom: 100 }])).toEqual({ left: 178, top: 2 });
  });
  it('goes along the edge to the nearest place that hides nothing', () => {
    const spot = freeSpot(200, 100, 20, [{ left: 0, top: 0, right: 200, bottom: 40 }]);
    expect(spot.left).toBe(178);
    expect(spot.top).toBeGreaterThanOrEqual(40);
    expect(spot.top).toBeLessThan(50);
  });
  it('hides as little as it can where everything is taken', () => {
    const all = { left: 0, top: 0, right: 200, bottom: 100 };
    expect(freeSpot(200, 100, 20, [all, { left: 100, top: 0, right: 200, bottom: 100 }]).left).toBeLessThanOrEqual(80);
  });
});
