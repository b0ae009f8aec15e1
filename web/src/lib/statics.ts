// Static layers: large, shared by all who look at a board, named by their content. And pictures that events name.
import { get } from './api';
import { staticPath } from './early';
import type { StaticLayer } from './wire';

const layers = new Map<string, Promise<StaticLayer>>();

function fetched(path: string): Promise<StaticLayer> {
  let layer = layers.get(path);
  if (!layer) {
    layer = get<StaticLayer>(path);
    layers.set(path, layer);
    layer.catch(() => layers.delete(path));
  }
  return layer;
}

export const staticLayer = (key: string): Promise<StaticLayer> => fetched(staticPath(key));

/** What an event of a game names: a die's face, a card. */
export const gamePicture = (game: string, name: string): Promise<StaticLayer> =>
  fetched(`/api/games/${encodeURIComponent(game)}/faces/${encodeURIComponent(name)}`);
