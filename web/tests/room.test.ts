import { describe, expect, it } from 'vitest';
import { cards, COLUMN, share } from '../src/lib/room';

const SIZES = [
  [1280, 600],
  [1366, 625],
  [1366, 768],
  [1920, 1080],
  [2560, 1300],
] as const;
/** Widths of boards by their heights, from a square one to a wide one. */
const RATIOS = [1, 1.1, 1.36, 1.52, 1.58, 1.63];

describe('room for the board', () => {
  for (const [width, height] of SIZES) {
    it(`is nearly half of a window of ${width} by ${height}`, () => {
      for (const ratio of RATIOS) {
        const room = share(width, height, ratio);
        const tall = room.drawing / ratio;
        expect((room.drawing * tall) / (width * height)).toBeGreaterThanOrEqual(0.45);
        expect(tall + room.strip).toBeLessThanOrEqual(height);
        expect(Math.min(room.side, room.aside)).toBeGreaterThanOrEqual(COLUMN);
        expect(room.board + room.side + room.aside).toBeLessThan(width);
      }
    });
  }

  it('puts the question beside a board that has all the height, and above a wide one', () => {
    expect(share(1280, 600, 1).strip).toBe(0);
    expect(share(1280, 600, 1.58).strip).toBeGreaterThan(90);
  });

  it('does not depend on how the cards of the seats change', () => {
    const early = share(1366, 768, 1.36, [3.17, 3.17]);
    const late = share(1366, 768, 1.36, [2.44, 2.44]);
    expect([early.board, early.strip]).toEqual([late.board, late.strip]);
  });

  it('has room below a wide board for cards that are low', () => {
    const seats = [3.85, 3.85];
    const room = share(1366, 768, 1.63, seats);
    expect(room.below).toBeGreaterThan(80);
    expect(room.seat / 3.85).toBeLessThan(room.below - 20);
    expect(cards(room, 768, seats)).toEqual({ width: room.seat, columns: 2 });
  });

  it('follows a wish as far as the window allows', () => {
    expect(share(1366, 768, 1.58, [], { board: 0.4, side: 0 }).drawing).toBeCloseTo(0.4 * 1366);
    expect(share(1366, 768, 1.58, [], { board: 0.05, side: 0 }).drawing).toBe(320);
    expect(share(1366, 768, 1, [], { board: 0.9, side: 0 }).drawing).toBe(764);
    expect(share(1366, 768, 1, [], { board: 0, side: 0.99 }).aside).toBe(COLUMN);
  });

  it('makes the cards of the seats smaller only if that brings all of them into sight', () => {
    const room = share(1280, 600, 1.58);
    expect(cards(room, 600, [2.67]).width).toBe(room.aside);
    expect(cards(room, 600, [2.67, 2.67, 2.67, 2.67]).width).toBeLessThan(room.aside);
    expect(cards(room, 600, [1.5, 1.5, 1.5, 1.5])).toEqual({ width: room.aside, columns: 1 });
    const square = share(1366, 625, 1);
    expect(cards(square, 625, [3.85, 3.85, 3.85, 3.85])).toEqual({ width: square.aside, columns: 2 });
  });
});
