// Names of places and words on tokens, written on a drawing that leaves this to the page.
const NS = 'http://www.w3.org/2000/svg';
const INSET = 4;
const BASELINE = 11;
const SIZE = 9;
/** Words that are too wide are written this much smaller at most, then in several lines, and then cut. */
const SMALLEST = 0.75;
const LEADING = 1.06;

/** Words in lines of which each fits; what does not fit into the last one is cut. */
export function broken(words: string, fits: (line: string) => boolean, most: number): string[] {
  const left = words.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  while (left.length && lines.length < most - 1) {
    let line = left.shift()!;
    while (left.length && fits(`${line} ${left[0]}`)) line += ` ${left.shift()}`;
    lines.push(cut(line, fits));
  }
  return left.length ? [...lines, cut(left.join(' '), fits)] : lines;
}

function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  let letters = line.length - 1;
  while (letters > 0 && !fits(`${line.slice(0, letters).trimEnd()}…`)) letters -= 1;
  return `${line.slice(0, letters).trimEnd()}…`;
}

function written(layer: SVGGElement, x: number, y: number): SVGTextElement {
  const text = document.createElementNS(NS, 'text');
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y));
  layer.append(text);
  return text;
}

/** Whether words fit into the room, as wide as a text writes them. */
const measuring = (text: SVGTextElement, room: number) => (line: string): boolean => {
  text.textContent = line;
  return (text.getComputedTextLength?.() ?? 0) <= room;
};

/** Writes the name of a place into its upper edge: in one line, smaller, or in two. */
export function caption(layer: SVGGElement, place: SVGGraphicsElement, words: string): void {
  const box = place.getBBox?.();
  if (!box) return;
  const text = written(layer, box.x + INSET, box.y + BASELINE);
  const fits = measuring(text, box.width - 2 * INSET);
  if (fits(words)) return;
  const small = SIZE * SMALLEST;
  text.style.fontSize = `${small}px`;
  if (fits(words)) return;
  const [first = '', second = ''] = broken(words, fits, 2);
  text.textContent = first;
  text.setAttribute('y', String(box.y + small + 1));
  if (!second) return;
  const below = written(layer, box.x + INSET, box.y + small + 1 + small * LEADING);
  below.style.fontSize = `${small}px`;
  below.textContent = second;
}

/** Writes words into the middle of a space on a token, in as many lines as it has room for. */
export function label(layer: SVGGElement, space: SVGGraphicsElement, words: string): void {
  const box = space.getBBox?.();
  if (!box) return;
  const small = SIZE * SMALLEST;
  const height = small * LEADING;
  const middle = box.x + box.width / 2;
  const text = written(layer, middle, 0);
  text.style.fontSize = `${small}px`;
  const lines = broken(words, measuring(text, box.width), Math.max(1, Math.floor(box.height / height)));
  text.remove();
  lines.forEach((line, n) => {
    const row = written(layer, middle, box.y + box.height / 2 + (n - (lines.length - 1) / 2) * height + small / 3);
    row.style.fontSize = `${small}px`;
    row.textContent = line;
  });
}
