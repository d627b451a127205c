import type { OrganizerFacts } from "#contract/pages.ts";
import { weekendEndOfCountry } from "#server/geo/weekend.ts";
import type { Projection } from "../projection/projection.ts";
import type { Note } from "../projection/reads.ts";
import type { CatalogReader } from "../read.ts";
import { lookThrough, pageEventRows, ROWS_PER_PAGE } from "./event-rows.ts";

interface OrganizerPageDeps {
  listed: () => Projection;
  /** Asked only for organizers without upcoming events. */
  reader: Pick<CatalogReader, "organizerAt">;
  now: () => number;
  note: Note;
}

/** An organizer's upcoming events, a page at a time. */
export function organizerPages({ listed, reader, now, note }: OrganizerPageDeps) {
  return async (slug: string, page: number): Promise<OrganizerFacts | undefined> => {
    note({ organizers: [slug] });
    const projection = listed();
    const last = page * ROWS_PER_PAGE;
    const { total, rowCount, first } = lookThrough(projection, { organizer: slug }, last, now());
    const pageCount = Math.max(1, Math.ceil(rowCount / ROWS_PER_PAGE));
    if (page > pageCount) return undefined;
    const rows = pageEventRows(projection, first.slice(last - ROWS_PER_PAGE, last));
    // Past events name one whose name may change with any of them.
    if (rows.length === 0) note({ all: true });
    const organizer = rows[0]?.event.organizer ?? (await reader.organizerAt(slug));
    const weekendEnd = weekendEndOfCountry(rows[0]?.venue.country ?? "");
    return (
      organizer && { name: organizer.name, slug: organizer.slug, total, page, pageCount, rows, weekendEnd }
    );
  };
}
