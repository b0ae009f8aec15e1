// Drawings come from our own server; still nothing but shapes gets into the page.

const NS = 'http://www.w3.org/2000/svg';

const ELEMENTS = new Set(
  `svg g defs path rect circle ellipse line polyline polygon use symbol clipPath mask pattern linearGradient
  radialGradient stop title desc text tspan`.split(/\s+/),
);

const ATTRIBUTES = new Set(
  `id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio href
  offset fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-dasharray stroke-dashoffset stroke-miterlimit opacity clip-path clipPathUnits mask maskUnits
  maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod
  stop-color stop-opacity vector-effect pointer-events paint-order visibility text-anchor dominant-baseline font-size
  font-weight font-family dx dy color shape-rendering`.split(/\s+/),
);

function clean(element: Element): void {
  for (const attribute of [...element.attributes]) {
    const name = attribute.name;
    const local = name === 'href' && !attribute.value.startsWith('#');
    const foreign = /url\((?!\s*['"]?#)/i.test(attribute.value);
    if (!ATTRIBUTES.has(name) || local || foreign) element.removeAttribute(name);
  }
  for (const child of [...element.children]) {
    if (child.namespaceURI === NS && ELEMENTS.has(child.localName)) clean(child);
    else child.remove();
  }
}

/** Markup as nodes of this document, with everything but plain shapes taken out. */
export function shapes(markup: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${NS}">${markup}</svg>`, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) return fragment;
  clean(root);
  for (const node of [...root.childNodes]) {
    if (node.nodeType === 1) fragment.append(document.importNode(node, true));
  }
  return fragment;
}

const known = new Map<string, DocumentFragment>();
const KEPT = 400;

/** The same for pieces, which come in the same few shapes again and again. */
export function pieceShapes(body: string): DocumentFragment {
  let made = known.get(body);
  if (!made) {
    if (known.size >= KEPT) known.delete(known.keys().next().value as string);
    known.set(body, (made = shapes(body)));
  }
  return made.cloneNode(true) as DocumentFragment;
}

/** The element called `id` below `root`, without trusting the id to be a valid selector. */
export function within(root: ParentNode, id: string): Element | null {
  return root.querySelector(`[id="${CSS.escape(id)}"]`);
}

/** A copy of an element at the place it has in its drawing, to be lit on a layer above. */
export function traced(element: Element, root: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('id');
  copy.removeAttribute('class');
  const moves: string[] = [];
  for (let up = element.parentElement; up && up !== root; up = up.parentElement) {
    const move = up.getAttribute('transform');
    if (move) moves.unshift(move);
  }
  const group = document.createElementNS(NS, 'g');
  if (moves.length) group.setAttribute('transform', moves.join(' '));
  group.append(copy);
  return group;
}
