// How a table changes by what the server says: plain functions, so that they can be tested alone.
import type { Delta, LogLine, PanelView, PieceChange, PieceView, Snapshot } from './wire';

export function changedPieces(pieces: PieceView[], change: { set: PieceChange[]; gone: string[] }): PieceView[] {
  const gone = new Set(change.gone);
  const fresh = new Map(change.set.map((piece) => [piece.id, piece]));
  const kept = pieces.filter((piece) => !gone.has(piece.id)).map((piece) => {
    const newer = fresh.get(piece.id);
    fresh.delete(piece.id);
    return newer ? { ...piece, ...newer } : piece;
  });
  return [...kept, ...[...fresh.values()].map((piece) => ({ body: '', ...piece }))];
}

export function changedLog(log: LogLine[], delta: Pick<Delta, 'log' | 'log_from' | 'ply'>): LogLine[] {
  const from = Math.min(delta.log_from ?? Infinity, delta.log[0]?.n ?? Infinity);
  return [...log.filter((line) => line.n < from && line.ply <= delta.ply), ...delta.log];
}

/** The table after a delta, or null if the delta does not continue it (then ask for all of it). */
export function changed(table: Snapshot, delta: Delta): Snapshot | null {
  if (delta.from_seq !== table.seq) return delta.seq <= table.seq ? table : null;
  const panels: PanelView[] = table.panels.map((panel) => {
    const pieces = delta.pieces[panel.id];
    const layer = delta.static?.[panel.id];
    const labels = delta.labels?.[panel.id];
    if (!pieces && !layer && !labels) return panel;
    return {
      ...panel,
      static: layer ?? panel.static,
      labels: labels ?? panel.labels,
      pieces: pieces ? changedPieces(panel.pieces, pieces) : panel.pieces,
    };
  });
  return {
    ...table,
    table: { ...table.table, ...delta.info },
    seq: delta.seq,
    ply: delta.ply,
    log: changedLog(table.log, delta),
    prompt: delta.prompt,
    asked: delta.asked,
    options: delta.options,
    gestures: delta.gestures,
    can_undo: delta.can_undo,
    undo_reason: delta.undo_reason,
    panels,
    names: delta.names ?? table.names,
    orders: delta.orders ?? table.orders,
  };
}

/** Options by the element they point at; "" holds those without a place. */
export function byTarget<T extends { target: string }>(options: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const option of options) {
    const same = found.get(option.target);
    if (same) same.push(option);
    else found.set(option.target, [option]);
  }
  return found;
}

/**
 * The choice somebody probably meant by clicking `target`: shaped like a legal one whose target is shaped alike
 * ("conquer 5" at region-5 makes "conquer 7" of region-7). Only ever used to ask why it cannot be made.
 */
export function meant(options: readonly { choice: string; target: string }[], target: string): string {
  const cut = target.lastIndexOf('-');
  if (cut < 0) return '';
  for (const option of options) {
    const tail = option.target.slice(cut + 1);
    if (option.target.slice(0, cut + 1) !== target.slice(0, cut + 1)) continue;
    const [verb, ...rest] = option.choice.split(' ');
    if (rest.join(' ') === tail) return `${verb} ${target.slice(cut + 1)}`;
  }
  return '';
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
