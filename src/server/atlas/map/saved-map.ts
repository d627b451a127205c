import { keyOrder } from "./sorted.ts";
import type { TextFile } from "./text-store.ts";
import type { VenueIndex } from "./venue-index.ts";
import { EVENT_COLUMNS, VENUE_COLUMNS, VenueTable } from "./venue-table.ts";

/** A table of venues as a snapshot keeps it; its texts are addresses in the snapshot's texts. */
export type SavedTable = ReturnType<typeof saveTable>;

/** The columns without their spare room. */
export function saveTable(table: VenueTable) {
  const { length, events, eventDays, eventSpans } = table;
  const { start, minutes, longEvents, longOver, longs } = eventSpans;
  return {
    length,
    events,
    ...Object.fromEntries(VENUE_COLUMNS.map((name) => [name, table[name].subarray(0, length)])),
    ...Object.fromEntries(EVENT_COLUMNS.map((name) => [name, table[name].subarray(0, events)])),
    firstEvent: table.firstEvent.subarray(0, length + 1),
    facts: table.facts.subarray(0, table.firstFact(events)),
    factBlocks: table.factBlocks,
    factOffset: table.factOffset.subarray(0, events + 1),
    days: eventDays.values.subarray(0, events),
    spans: {
      start: start.subarray(0, events),
      minutes: minutes.subarray(0, events),
      longEvents,
      longOver,
      longs,
    },
  };
}

export function restoreTable({ days, spans, ...columns }: SavedTable): VenueTable {
  const table: VenueTable = Object.assign(new VenueTable(), columns);
  table.eventDays.values = days;
  Object.assign(table.eventSpans, spans);
  return table;
}

/** Where a snapshot is written: texts, and parts that are read back as they were given. */
export interface SnapshotSink {
  /** Takes a slice of text, and returns its address. */
  addText(bytes: Buffer, from: number, to: number): number;
  addPart(name: string, value: unknown): void;
}

/** A part of a snapshot: some venues, and the category of each. */
export interface SavedRows {
  categories: Uint8Array;
  table: SavedTable;
}

export const ROWS = "rows";
const VENUES_PER_PART = 4_096;
/** Venues and events between two pauses: about a millisecond. */
const ROWS_PER_STEP = 500;

/**
 * Writes all venues in the order of the Morton curve, so that the texts of neighbours lie side by side. A venue that changes in
 * between is written as it is when its turn comes.
 */
export function* saveMap(index: VenueIndex, sink: SnapshotSink): Generator<void, void> {
  const ids = mortonOrder(index);
  yield;
  const written = new Set<number>();
  let rows = new VenueTable();
  let categories: number[] = [];
  const part = () => ({ table: saveTable(rows), categories: Uint8Array.from(categories) });
  let worth = 0;
  for (const id of ids) {
    const found = index.find(id);
    if (found === undefined || written.has(id)) continue;
    written.add(id);
    const { table, row } = found;
    const length = table.textBytes(row);
    const { bytes, start } = index.texts.read(table.text[row], length, false);
    const at = rows.addFrom(table, row);
    rows.text[at] = sink.addText(bytes, start, start + length);
    categories.push(found.index.category);
    if (rows.length === VENUES_PER_PART) {
      sink.addPart(ROWS, part());
      rows = new VenueTable();
      categories = [];
    }
    worth += 1 + table.eventsOf(row);
    if (worth < ROWS_PER_STEP) continue;
    worth = 0;
    yield;
  }
  sink.addPart(ROWS, part());
}

/** Stages the venues of a snapshot, whose texts stay in its file, and returns their ids. */
export function restoreMap(index: VenueIndex, texts: TextFile, parts: Iterable<SavedRows>): number[] {
  const slot = index.texts.addFile(texts);
  const ids: number[] = [];
  for (const { table, categories } of parts) {
    const rows = restoreTable(table);
    for (let at = 0; at < rows.length; at++) {
      const category = index.categories[categories[at]];
      const row = category.stage.addFrom(rows, at);
      category.stage.text[row] = index.texts.use(slot, rows.text[at], rows.textBytes(at));
      category.staged(row);
      ids.push(rows.id[at]);
    }
  }
  index.texts.dropIfUnused(slot);
  return ids;
}

/** Leaves texts to a snapshot's file where it has the very same ones, in steps: memory and older files are freed. */
export function* adoptTexts(
  index: VenueIndex,
  texts: TextFile,
  parts: Iterable<SavedRows>,
): Generator<void, void> {
  const slot = index.texts.addFile(texts);
  let worth = 0;
  for (const part of parts) {
    const rows = restoreTable(part.table);
    for (let at = 0; at < rows.length; at++) {
      adoptText(index, slot, rows, at);
      worth += 1 + rows.eventsOf(at);
      if (worth < ROWS_PER_STEP) continue;
      worth = 0;
      for (const category of index.categories) category.textMoved();
      yield;
    }
  }
  for (const category of index.categories) category.textMoved();
  index.texts.dropIfUnused(slot);
}

function adoptText(index: VenueIndex, slot: number, rows: VenueTable, at: number): void {
  const found = index.find(rows.id[at]);
  if (found === undefined) return;
  const { table, row } = found;
  const address = rows.text[at];
  const length = rows.textBytes(at);
  if (table.textBytes(row) !== length || !index.texts.isSame(table.text[row], slot, address, length)) return;
  const text = index.texts.use(slot, address, length);
  index.texts.free(table.text[row], length);
  table.text[row] = text;
}

/** The ids of all venues, some of them twice: rows that were deleted are among them. */
function mortonOrder(index: VenueIndex): Uint32Array {
  const tables = index.categories.flatMap((category) => category.settled().map(({ table }) => table));
  const length = tables.reduce((sum, table) => sum + table.length, 0);
  const ids = new Uint32Array(length);
  const keys = new Uint32Array(length);
  let at = 0;
  for (const table of tables) {
    ids.set(table.id.subarray(0, table.length), at);
    keys.set(table.key.subarray(0, table.length), at);
    at += table.length;
  }
  const order = keyOrder(
    keys,
    Uint32Array.from({ length }, (_, i) => i),
  );
  return order.map((i) => ids[i]);
}
