import { describe, expect, it } from 'vitest';
import { overflowOf } from '../src/lib/overflow';

describe('a row that may be too wide', () => {
  it('tells which of its ends are out of sight', () => {
    const at = (scrollLeft: number) => overflowOf({ scrollLeft, scrollWidth: 500, clientWidth: 300 });
    expect(at(0)).toEqual({ before: false, after: true });
    expect(at(100)).toEqual({ before: true, after: true });
    expect(at(199)).toEqual({ before: true, after: false });
  });
  it('has nothing out of sight if it fits', () => {
    expect(overflowOf({ scrollLeft: 0, scrollWidth: 301, clientWidth: 300 })).toEqual({ before: false, after: false });
  });
});
