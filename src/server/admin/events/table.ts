import type {
  EventHistory,
  EventTable,
  EventTableQuery,
  HistoryEntry,
  TableEvent,
} from "#contract/admin-events.ts";
import { AppError } from "#contract/app-error.ts";
import { MAX_COUNTED } from "#domain/event-table.ts";
import { slugify } from "#domain/slug.ts";
import { FIELD_GROUPS, type FieldGroup, valuesOf } from "#domain/source/merge.ts";
import { eventTable, type TableFilter, type TableRow } from "#server/catalog/event-table.ts";
import { findHistoryEntry, type HistoryRecord, historyOf, namesOf } from "#server/catalog/history.ts";
import { presentEvent, presentVenue } from "#server/catalog/projection/present.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { type EventRecord, inputOf } from "#server/catalog/write/event-input.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { favoritesByEvent } from "../catalog/store.ts";
import { countryOf } from "../form-error.ts";
import type { CatalogWriter } from "../store.ts";

const MAX_ENTRIES = 200;
const MAX_ID = 2 ** 31 - 1;
/** An editor sees whether an event brought a picture of its own. */
const NO_POSTER = () => "";

interface TableDeps {
  db: Database["db"];
  writer: CatalogWriter;
  now: () => number;
}

export function tableActions({ db, writer, now }: TableDeps) {
  const catalog = catalogReader(db);
  const table = eventTable(db, now);

  async function present(rows: readonly TableRow[]): Promise<TableEvent[]> {
    const favorites = await favoritesByEvent(
      db,
      rows.map(({ event }) => event.id),
    );
    return rows.map(({ venue, event, record, source }) => ({
      ...presentEvent(event, venue.category, NO_POSTER),
      venue: presentVenue(venue),
      version: record.version,
      favorites: favorites.get(event.id) ?? 0,
      origin: record.origin,
      source,
      isDeleted: record.withdrawnAt !== null,
      updatedAt: record.updatedAt.getTime(),
    }));
  }

  async function filterOf(query: EventTableQuery): Promise<TableFilter> {
    const { q, country, city, venue, source, status, from, to, when } = query;
    const countryCode = country && countryOf(country).code;
    return {
      search: q ? { text: q, slug: slugify(q, ""), id: idIn(q) } : undefined,
      countryCode,
      cityIds: city ? (await catalog.findCities(countryCode, city)).map(({ id }) => id) : undefined,
      venueId: venue,
      sourceId: source,
      status,
      from,
      to,
      when,
    };
  }

  return {
    async list(query: EventTableQuery): Promise<EventTable> {
      const filter = await filterOf(query);
      const { rows, next } = await table.page(filter, query.order, query.cursor, query.limit);
      return {
        events: await present(rows),
        next: next ? `${next.at}_${next.id}` : null,
        total: query.cursor ? null : next ? await table.count(filter, MAX_COUNTED + 1) : rows.length,
      };
    },

    async history(eventId: number): Promise<EventHistory> {
      const row = await table.row(eventId);
      if (!row) throw new AppError("not-found", { code: "noEvent" });
      const [event] = await present([row]);
      const rows = await historyOf(db, eventId, MAX_ENTRIES);
      return { event: event!, entries: await entriesOf(row.record, rows) };
    },

    async restore(adminId: string, eventId: number, entryId: number): Promise<void> {
      await writer.write(adminId, async (write, tx) => {
        const entry = await findHistoryEntry(tx, eventId, entryId);
        if (!entry) throw new AppError("not-found", { code: "noHistoryEntry" });
        const { name, date } = await write.revert(entry);
        return { audit: { action: "Event Restored", subject: `${name}, ${date}` } };
      });
    },
  };

  /** Entries hold the columns that changed; the values beside them follow from the event as it is now, backwards. */
  async function entriesOf(
    now: EventRecord,
    rows: readonly { entry: HistoryRecord; who: string; submittedBy: string }[],
  ): Promise<HistoryEntry[]> {
    const entries: HistoryEntry[] = [];
    const states = [now];
    for (const { entry } of rows) states.push({ ...states.at(-1)!, ...entry.before });
    const names = await namesOf(
      db,
      states.map(({ venueId }) => venueId),
      states.flatMap(({ organizerId }) => organizerId ?? []),
    );
    const valuesAt = (state: EventRecord, groups: readonly FieldGroup[]) => {
      const fields = { ...inputOf(state), organizer: names.organizers.get(state.organizerId ?? 0) ?? null };
      const values = Object.assign({}, ...groups.map((group) => valuesOf(fields, group)));
      return groups.includes("venue") ? { ...values, venue: names.venues.get(state.venueId) ?? "" } : values;
    };
    for (const [index, { entry, who, submittedBy }] of rows.entries()) {
      const fields = groupsOf(entry);
      const before = valuesAt(states[index + 1]!, fields);
      entries.push({
        _id: String(entry.id),
        at: entry.at.getTime(),
        action: entry.action as HistoryEntry["action"],
        who,
        submittedBy,
        origin: entry.origin,
        fields,
        before,
        after: valuesAt(states[index]!, fields),
        canRestore:
          entry.action === "withdrawn"
            ? now.withdrawnAt !== null
            : entry.action === "changed" &&
              now.withdrawnAt === null &&
              JSON.stringify(before) !== JSON.stringify(valuesAt(now, fields)),
      });
    }
    if (rows.length < MAX_ENTRIES) entries.push(beginningOf(now));
    return entries;
  }
}

const COLUMN_GROUPS: Record<string, FieldGroup> = {
  ...Object.fromEntries(
    Object.entries(FIELD_GROUPS).flatMap(([group, fields]) =>
      fields.map((field) => [field, group as FieldGroup] as const),
    ),
  ),
  isFree: "price",
  priceFrom: "price",
  priceTo: "price",
  currency: "price",
  organizerId: "organizer",
};

function groupsOf({ before }: HistoryRecord): FieldGroup[] {
  return [...new Set(Object.keys(before).flatMap((column) => COLUMN_GROUPS[column] ?? []))];
}

function beginningOf({ createdAt, origin }: EventRecord): HistoryEntry {
  const nothing = { who: "", submittedBy: "", fields: [], before: {}, after: {}, canRestore: false };
  return { _id: null, at: createdAt.getTime(), action: "added", origin, ...nothing };
}

function idIn(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? id : undefined;
}
