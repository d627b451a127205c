import { and, asc, eq, inArray } from "drizzle-orm";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import type { CityName } from "#domain/city.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  cities,
  events,
  formerCities,
  formerEventSlugs,
  formerVenueSlugs,
  venues,
} from "#server/platform/db/schema/catalog.ts";
import { announcementOf } from "../history.ts";
import { cityLabelIn, type EventAtVenueRow, isPublic, isPublicVenue, selectEvents } from "../tables.ts";

export type PageStore = ReturnType<typeof pageStore>;

/** Reading of what is not listed, by the addresses of pages: past events, addresses that a venue or an event had before, and when an event was called off. */
export function pageStore({ db, ask }: Pick<Database, "db" | "ask">) {
  async function eventAt(
    venue: string,
    category: VenueCategory,
    slug: string,
    date: string,
  ): Promise<EventAtVenueRow | undefined> {
    const isEvent = and(eq(events.date, date), eq(events.slug, slug), isPublic());
    // A current address comes before a former one. Two queries, since each uses an index; with an "or" they
    // would have the database read every event there is.
    const [current] = await selectEvents(db)
      .where(and(eq(venues.category, category), eq(venues.slug, venue), isPublicVenue(), isEvent))
      .limit(1);
    if (current) return current;
    const venueIds = db
      .select({ id: venues.id })
      .from(venues)
      .where(and(eq(venues.category, category), eq(venues.slug, venue), isPublicVenue()))
      .union(
        db
          .select({ id: formerVenueSlugs.venueId })
          .from(formerVenueSlugs)
          .where(and(eq(formerVenueSlugs.category, category), eq(formerVenueSlugs.slug, venue))),
      );
    const eventIds = db
      .select({ id: events.id })
      .from(events)
      .where(and(inArray(events.venueId, venueIds), isEvent))
      .union(
        db
          .select({ id: formerEventSlugs.eventId })
          .from(formerEventSlugs)
          .where(
            and(
              inArray(formerEventSlugs.venueId, venueIds),
              eq(formerEventSlugs.date, date),
              eq(formerEventSlugs.slug, slug),
            ),
          ),
      );
    const [row] = await selectEvents(db)
      .where(and(inArray(events.id, eventIds), isPublic()))
      .orderBy(asc(events.id))
      .limit(1);
    return row;
  }

  return {
    eventAt: (venue: string, category: VenueCategory, slug: string, date: string) =>
      ask(() => eventAt(venue, category, slug, date)),

    announcementOf: (eventId: number) => ask(() => announcementOf(db, eventId)),

    venuesOfFormerSlug(slug: string): Promise<{ id: number; category: VenueCategory }[]> {
      return ask(async () =>
        db
          .select({ id: formerVenueSlugs.venueId, category: formerVenueSlugs.category })
          .from(formerVenueSlugs)
          .where(
            and(inArray(formerVenueSlugs.category, [...VENUE_CATEGORIES]), eq(formerVenueSlugs.slug, slug)),
          )
          .orderBy(asc(formerVenueSlugs.venueId)),
      );
    },

    citiesOf(countryCode: string): Promise<(CityName & { longitude: number; latitude: number })[]> {
      const { name, region, showsRegion, longitude, latitude } = cities;
      return ask(async () =>
        db
          .select({ name, region, showsRegion, longitude, latitude })
          .from(cities)
          .where(eq(cities.countryCode, countryCode))
          .orderBy(asc(cities.id)),
      );
    },

    /** Cities that were merged, each with the label of the one that stayed. */
    formerCitiesOf(countryCode: string): Promise<(CityName & { kept: string })[]> {
      const { name, region, showsRegion } = formerCities;
      return ask(async () =>
        db
          .select({ name, region, showsRegion, kept: cityLabelIn("cities") })
          .from(formerCities)
          .innerJoin(cities, eq(cities.id, formerCities.cityId))
          .where(eq(formerCities.countryCode, countryCode))
          .orderBy(asc(formerCities.id)),
      );
    },
  };
}
