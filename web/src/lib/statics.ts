// Static layers: large, shared by all who look at a board, named by their content.
import { get } from './api';
import type { StaticLayer } from './wire';

const layers = new Map<string, Promise<StaticLayer>>();

export function staticLayer(key: string): Promise<StaticLayer> {
  let layer = layers.get(key);
  if (!layer) {
    layer = get<StaticLayer>(`/api/static/${encodeURIComponent(key)}`);
    layers.set(key, layer);
    layer.catch(() => layers.delete(key));
  }
  return layer;
}
