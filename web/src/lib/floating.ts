/** Put a floating box beside a point of the screen, wholly inside the window, and keep it there when it grows. */
export function beside(x: number, y: number, gap = 14) {
  return (node: HTMLElement): (() => void) => {
    const place = (): void => {
      const { width, height } = node.getBoundingClientRect();
      const left = x + gap + width > innerWidth ? x - gap - width : x + gap;
      const top = y + gap + height > innerHeight ? y - gap - height : y + gap;
      node.style.left = `${Math.max(6, Math.min(left, innerWidth - width - 6))}px`;
      node.style.top = `${Math.max(6, Math.min(top, innerHeight - height - 6))}px`;
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(node);
    return () => grown.disconnect();
  };
}
