import { withoutRegion } from "#domain/city.ts";
import { guardCell } from "#domain/csv-guard.ts";
import { DETAIL_ROWS, type EventDetails } from "#domain/event/event-fields.ts";
import { cellText } from "#domain/event/field-text.ts";
import { CSV_COLUMNS, type CsvColumn } from "#domain/event-import.ts";
import { ownUid } from "#server/catalog/formats/own-uid.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";

type Cells = Partial<Record<CsvColumn, string | number | null | undefined>>;

const COLUMNS = Object.keys(CSV_COLUMNS) as CsvColumn[];

export function csvRow({ event, venue }: ExchangedEvent, publicUrl: string): string {
  const { details } = event;
  const { price } = details;
  const cells: Cells = {
    uid: ownUid(event.id, publicUrl),
    title: event.name,
    date: event.date,
    time: event.time,
    venue: venue.name,
    city: withoutRegion(venue.city, venue.region),
    region: venue.region,
    country: venue.country,
    category: venue.category,
    address: venue.address,
    link: event.link,
    image: event.image,
    description: event.description,
    latitude: venue.latitude,
    longitude: venue.longitude,
    ...cellsOf(details),
    free: price && yesOrNo(price.isFree),
    price_from: price?.from,
    price_to: price?.to,
    currency: price?.currency,
    organizer: details.organizer?.name,
    series: details.series?.id,
  };
  return `${COLUMNS.map((column) => csvCell(String(cells[column] ?? ""))).join(",")}\r\n`;
}

/** Details that have a column each. */
function cellsOf(details: EventDetails): Cells {
  const rows = DETAIL_ROWS.filter(({ csv }) => csv);
  return Object.fromEntries(rows.map((row) => [row.csv!.column, cellText(row, details[row.key])]));
}

function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}

function csvCell(value: string): string {
  const safe = guardCell(value);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
