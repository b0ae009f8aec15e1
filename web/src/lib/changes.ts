// How a table changes by what the server says: plain functions, so that they can be tested alone.
import { changedLog } from './log';
import type { BodyPart, Delta, LogLine, PanelView, PieceMove, PieceView, Snapshot } from './wire';

/** A body that consists of the beginning of another one, a text, and the end of the other one. */
export function assembled(part: BodyPart, other: string): string {
  return other.slice(0, part.start) + part.text + other.slice(other.length - part.end);
}

export function changedPieces(pieces: PieceView[], change: { set: PieceMove[]; gone: string[] }): PieceView[] {
  const now = new Map(pieces.map((piece) => [piece.id, piece]));
  for (const { part, ...piece } of change.set) {
    const old = now.get(piece.id);
    const body = part ? assembled(part, now.get(part.of)?.body ?? '') : (piece.body ?? old?.body ?? '');
    now.set(piece.id, { ...old, ...piece, body });
  }
  for (const id of change.gone) now.delete(id);
  return [...now.values()];
}

/** The panels after a delta: new ones, those whose pieces or ground changed, and the others as they were. */
function changedPanels(panels: PanelView[], delta: Delta): PanelView[] {
  const now = new Map(panels.map((panel) => [panel.id, panel]));
  for (const panel of delta.panels) now.set(panel.id, panel);
  for (const panel of panels) {
    const pieces = delta.pieces[panel.id];
    const layer = delta.static?.[panel.id];
    const labels = delta.labels?.[panel.id];
    if (!pieces && !layer && !labels) continue;
    now.set(panel.id, {
      ...panel,
      static: layer ?? panel.static,
      labels: labels ?? panel.labels,
      pieces: pieces ? changedPieces(panel.pieces, pieces) : panel.pieces,
    });
  }
  return (delta.order ?? panels.map((panel) => panel.id)).flatMap((id) => now.get(id) ?? []);
}

/** The table after a delta, or null if the delta does not continue it (then ask for all of it). */
export function changed(table: Snapshot, delta: Delta): Snapshot | null {
  if (delta.from_seq !== table.seq) return delta.seq <= table.seq ? table : null;
  const { type, from_seq, pieces, static: layers, labels, info, order, log_anew, ...facts } = delta;
  return {
    ...table,
    ...facts,
    table: { ...table.table, ...delta.info },
    ...changedLog(table, delta),
    panels: changedPanels(table.panels, delta),
  };
}

interface Pointing {
  target: string;
  also: readonly string[];
}

/** The elements that a choice points at. */
export const pointedAt = ({ target, also }: Pointing): string[] => [target, ...also];

export const pointsAt = (option: Pointing, place: string): boolean => option.target === place || option.also.includes(place);

/** Options by the elements they point at; "" holds those without a place. */
export function byTarget<T extends Pointing>(options: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const option of options)
    for (const place of pointedAt(option)) {
      const same = found.get(place);
      if (same) same.push(option);
      else found.set(place, [option]);
    }
  return found;
}

/** Where in the log the news for `seat` begin: after its last choice of its own; null if nobody else acted since. */
export function sinceMine(log: readonly LogLine[], seat: number): number | null {
  if (seat < 0) return null;
  let last = -1;
  const ordered = new Set(log.filter((line) => line.ordered).map((line) => line.ply));
  log.forEach((line, place) => {
    if (line.seat === seat && line.ply > 0 && !ordered.has(line.ply)) last = place;
  });
  const news = log.slice(last + 1).some((line) => line.seat !== null && line.seat >= 0);
  return last < 0 || !news ? null : last + 1;
}

/** What differs between two drawings of a panel: pieces that are new, moved or look different, and places left. */
export interface Marks {
  pieces: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

export function marks(before: readonly PieceView[], after: readonly PieceView[]): Marks {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const pieces = new Set<string>();
  const places = new Set<string>();
  for (const piece of after) {
    const was = old.get(piece.id);
    old.delete(piece.id);
    if (was && was.x === piece.x && was.y === piece.y && was.body === piece.body) continue;
    pieces.add(piece.id);
    if (piece.target) places.add(piece.target);
  }
  for (const gone of old.values()) if (gone.target) places.add(gone.target);
  return { pieces, places };
}
