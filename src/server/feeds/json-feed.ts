import { FURTHER_ROWS, isNothing } from "#domain/event/event-fields.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";

interface JsonFeed {
  title: string;
  selfUrl: string;
  pageUrl: string;
  nextUrl: string | undefined;
  rows: readonly { row: ExchangedEvent; id: string; url: string; summary: string }[];
}

/** Coming events as JSON Feed 1.1, with what a list of events shows in the extension `_event`. */
export function jsonFeedText({ title, selfUrl, pageUrl, nextUrl, rows }: JsonFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: pageUrl,
    feed_url: selfUrl,
    next_url: nextUrl,
    items: rows.map(({ row: { event, venue }, id, url, summary }) => {
      const { details } = event;
      return {
        id,
        url,
        title: event.name,
        content_text: summary,
        image: event.image || undefined,
        language: details.language ?? undefined,
        date_published: event.createdAt,
        date_modified: event.updatedAt,
        tags: [venue.category, ...details.tags],
        _event: {
          startsAt: event.startsAt,
          date: event.date,
          time: event.time || undefined,
          endDate: details.endDate ?? undefined,
          endTime: details.endTime ?? undefined,
          status: details.status,
          isSoldOut: details.isSoldOut,
          price: details.price ?? undefined,
          ...Object.fromEntries(
            FURTHER_ROWS.filter(({ key }) => !isNothing(details[key])).map(({ key }) => [key, details[key]]),
          ),
          venue: venue.name,
          city: venue.city,
          country: venue.country,
          category: venue.category,
        },
      };
    }),
  });
}
