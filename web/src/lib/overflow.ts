// A row that may be wider than its place: which of its ends are out of sight, and turning a wheel moves it.
export interface Overflow {
  before: boolean;
  after: boolean;
}

/** Pixels by which rounding may be off. */
const SLACK = 2;

export const overflowOf = ({ scrollLeft, scrollWidth, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Overflow => ({
  before: scrollLeft > SLACK,
  after: scrollWidth - clientWidth - scrollLeft > SLACK,
});

/** Reports what is out of sight now and whenever that may have changed. */
export function overflowing(report: (found: Overflow) => void) {
  return (node: HTMLElement) => {
    const look = (): void => report(overflowOf(node));
    const wheel = (event: WheelEvent): void => {
      if (!event.deltaY || event.ctrlKey || node.scrollWidth <= node.clientWidth) return;
      event.preventDefault();
      node.scrollLeft += event.deltaY;
    };
    const sized = new ResizeObserver(look);
    const filled = new MutationObserver(look);
    sized.observe(node);
    filled.observe(node, { childList: true, characterData: true, subtree: true });
    node.addEventListener('scroll', look, { passive: true });
    node.addEventListener('wheel', wheel, { passive: false });
    look();
    return () => {
      sized.disconnect();
      filled.disconnect();
      node.removeEventListener('scroll', look);
      node.removeEventListener('wheel', wheel);
    };
  };
}
