import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beside } from '../src/lib/floating';

let grow: () => void = () => undefined;
let watched = 0;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe(): void {
        watched += 1;
      }
      disconnect(): void {
        watched -= 1;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function box(height: number): HTMLElement & { high: number } {
  const node = Object.assign(document.createElement('div'), { high: height });
  node.getBoundingClientRect = () => ({ width: 200, height: node.high }) as DOMRect;
  return node;
}

describe('a floating box', () => {
  it('stands right below the pointer, or on the other side where there is no room', () => {
    const node = box(100);
    beside(300, 200)(node);
    expect([node.style.left, node.style.top]).toEqual(['314px', '214px']);
    beside(900, 550)(node);
    expect([node.style.left, node.style.top]).toEqual(['686px', '436px']);
  });

  it('stays inside the window when it grows, and is let go of when it goes', () => {
    const node = box(100);
    const before = watched;
    const gone = beside(300, 400)(node);
    expect(node.style.top).toBe('414px');
    node.high = 300;
    grow();
    expect(node.style.top).toBe('86px');
    expect(watched).toBe(before + 1);
    gone();
    expect(watched).toBe(before);
  });
});
