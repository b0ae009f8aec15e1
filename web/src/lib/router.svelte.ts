// The address bar: client routes without a page load.

interface Place {
  path: string;
  query: string;
  hash: string;
}

const read = (): Place => ({ path: location.pathname, query: location.search, hash: location.hash.slice(1) });

/** A part of an address as it reads; one that is no proper escape stays as it is. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let place = $state.raw<Place>(read());

export const route = {
  get path(): string {
    return place.path;
  },
  get hash(): string {
    return unescaped(place.hash);
  },
  query(name: string): string | null {
    return new URLSearchParams(place.query).get(name);
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place = read();
  if (!place.hash) scrollTo(0, 0);
}

/** Let links inside the application change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', () => (place = read()));
  addEventListener('hashchange', () => (place = read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
