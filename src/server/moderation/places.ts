import type { FoundVenues, SimilarEvents, SimilarQuery, SubmittedPlace } from "#contract/submission-calls.ts";
import { words } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";
import { chosenVenue, isSamePlace, readVenue } from "#server/catalog/named-venue.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { EventAtVenueRow } from "#server/catalog/tables.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { publishedPageUrl } from "./event-page.ts";
import type { StoredSubmission } from "./stored-submission.ts";

const MAX_FOUND = 8;
const MAX_SIMILAR = 3;

/** Where a submission takes place; nothing where its venue is gone. */
export async function submittedPlace(
  read: CatalogReader,
  form: StoredSubmission,
): Promise<SubmittedPlace | null> {
  const { newVenue, newCity } = form;
  if (newVenue) {
    const { name, address, coordinates } = newVenue;
    const [longitude, latitude] = coordinates!;
    const timeZone = timeZoneAt(longitude, latitude);
    const city = newCity?.name ?? "";
    return { name, address, city, timeZone, isNew: true, coordinates: [longitude, latitude] };
  }
  const found = await chosenVenue(read, form).catch(() => undefined);
  if (!found) return null;
  const { name, address, timeZone, longitude, latitude } = found.venue;
  return { name, address, city: found.city, timeZone, isNew: false, coordinates: [longitude, latitude] };
}

/** Listed venues by part of their name, each place once. */
export async function findVenues(read: CatalogReader, text: string): Promise<FoundVenues> {
  if (text === "") return { venues: [] };
  const found = await read.findVenues({ search: { text, slug: slugify(text, "") } }, 5 * MAX_FOUND);
  const places = found.filter((each, index) => found.findIndex((one) => isSamePlace(one, each)) === index);
  return {
    venues: places.slice(0, MAX_FOUND).map(({ venue, city, country }) => ({
      _id: String(venue.id),
      venue: `${venue.category}/${venue.slug}`,
      category: venue.category,
      name: venue.name,
      address: venue.address,
      city,
      country,
      timeZone: venue.timeZone,
      coordinates: [venue.longitude, venue.latitude],
    })),
  };
}

/** Events at the venue that may be the one that is being described: of the same day, or upcoming ones of that name. */
export async function similarEvents(
  read: CatalogReader,
  { venue, date, title }: SimilarQuery,
  nowMs: number,
): Promise<SimilarEvents> {
  const name = wordKey(title);
  const events = (await eventsAt(read, venue)).filter(
    ({ event }) =>
      event.date === date ||
      (name !== "" && event.startsAt.getTime() > nowMs && wordKey(event.name) === name),
  );
  return {
    events: events.slice(0, MAX_SIMILAR).map((found) => ({
      _id: String(found.event.id),
      name: found.event.name,
      venue: found.venue.name,
      date: found.event.date,
      time: found.event.time,
      page: publishedPageUrl(found),
    })),
  };
}

/** Events of a venue that a submission names. */
export function eventsAt(read: CatalogReader, venue: string): Promise<EventAtVenueRow[]> {
  const { slug, category } = readVenue(venue);
  return read.eventsOfVenue(slug, category);
}

const wordKey = (text: string) => words(text).join(" ");
