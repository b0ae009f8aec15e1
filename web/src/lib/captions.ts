// Names of places, written on a drawing that leaves this to the page.
const NS = 'http://www.w3.org/2000/svg';
const INSET = 4;
const BASELINE = 11;
/** A name that is too wide is written this much smaller at most, and then cut. */
const SMALLEST = 0.75;

/** Writes the name of a place into its upper edge, as much of it as fits. */
export function caption(layer: SVGGElement, place: SVGGraphicsElement, words: string): void {
  const box = place.getBBox?.();
  if (!box) return;
  const text = document.createElementNS(NS, 'text');
  text.textContent = words;
  text.setAttribute('x', String(box.x + INSET));
  text.setAttribute('y', String(box.y + BASELINE));
  layer.append(text);
  const room = box.width - 2 * INSET;
  const wide = (): number => text.getComputedTextLength?.() ?? 0;
  if (wide() <= room) return;
  const part = Math.max(SMALLEST, room / wide());
  text.style.fontSize = `${9 * part}px`;
  for (let letters = words.length - 1; letters > 0 && wide() > room; letters -= 1) text.textContent = `${words.slice(0, letters).trimEnd()}…`;
}
