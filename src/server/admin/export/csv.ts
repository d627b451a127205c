import { withoutRegion } from "#domain/city.ts";
import { guardCell } from "#domain/csv-guard.ts";
import { CSV_COLUMNS } from "#domain/event-import.ts";
import { ownUid } from "#server/catalog/formats/own-uid.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";

type Cells = Record<keyof typeof CSV_COLUMNS, string | number | null | undefined>;

const COLUMNS = Object.keys(CSV_COLUMNS) as (keyof Cells)[];

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
    end_date: details.endDate,
    end_time: details.endTime,
    all_day: yesOrNo(details.isAllDay),
    open_days: details.openDays?.join(" "),
    status: details.status,
    sold_out: yesOrNo(details.isSoldOut),
    free: price && yesOrNo(price.isFree),
    price_from: price?.from,
    price_to: price?.to,
    currency: price?.currency,
    tags: details.tags.join(", "),
    min_age: details.minAge,
    room: details.room,
    language: details.language,
    organizer: details.organizer?.name,
    series: details.series?.id,
  };
  return `${COLUMNS.map((column) => csvCell(String(cells[column] ?? ""))).join(",")}\r\n`;
}

function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}

function csvCell(value: string): string {
  const safe = guardCell(value);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
