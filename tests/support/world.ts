import { and, eq } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { EventStatus } from "#domain/event/event.ts";
import { fold } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";
import { startsAtMs } from "#domain/time.ts";
import { recordChange } from "#server/catalog/projection/changes.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { cities, eventSeries, events, organizers, venues } from "#server/platform/db/schema/catalog.ts";

export interface NewVenue {
  name: string;
  category: VenueCategory;
  countryCode: string;
  city: string;
  longitude: number;
  latitude: number;
  timeZone: string;
}

export interface NewEvent {
  name: string;
  date: string;
  time: string;
  description: string;
  image: string;
  status?: EventStatus;
  seriesId?: number;
  organizerId?: number;
  createdAt?: Date;
}

/** Writes to the catalogue as the product does: one transaction each, with the change recorded. */
export function worldOf(database: Database) {
  return {
    async addVenue(given: Partial<NewVenue> = {}): Promise<number> {
      const venue = { ...SOFIA_HALL, ...given };
      return database.transaction(async (tx, notify) => {
        const { countryCode, longitude, latitude } = venue;
        const place = { countryCode, name: venue.city, nameKey: fold(venue.city), longitude, latitude };
        const [city] = await tx
          .insert(cities)
          .values(place)
          .onConflictDoUpdate({
            target: [cities.countryCode, cities.nameKey, cities.region],
            set: { name: venue.city },
          })
          .returning({ id: cities.id });
        const [row] = await tx
          .insert(venues)
          .values({
            ...venue,
            cityId: city!.id,
            slug: slugify(venue.name, "venue"),
            address: "1 Main Street",
          })
          .returning({ id: venues.id });
        await recordChange(tx, notify, [row!.id], new Date());
        return row!.id;
      });
    },

    /** Gives a city its id of GeoNames, as cities that are added by name have. */
    async placeCity(countryCode: string, name: string, geonamesId: number): Promise<void> {
      await database.db
        .update(cities)
        .set({ geonamesId })
        .where(and(eq(cities.countryCode, countryCode), eq(cities.name, name)));
    },

    async addEvent(venueId: number, given: Partial<NewEvent> = {}): Promise<number> {
      const event = { ...EVENING, ...given };
      return database.transaction(async (tx, notify) => {
        const [venue] = await tx.select().from(venues).where(eq(venues.id, venueId));
        const startsAt = new Date(startsAtMs(event.date, event.time, venue!.timeZone));
        const [row] = await tx
          .insert(events)
          .values({
            ...event,
            time: event.time || null,
            venueId,
            startsAt,
            slug: slugify(event.name),
            link: "https://tickets.example.org/1",
          })
          .returning({ id: events.id });
        await recordChange(tx, notify, [venueId], new Date());
        return row!.id;
      });
    },

    async addOrganizer(name: string): Promise<number> {
      const [row] = await database.db
        .insert(organizers)
        .values({ name, slug: slugify(name) })
        .returning({ id: organizers.id });
      return row!.id;
    },

    async addSeries(): Promise<number> {
      const [row] = await database.db
        .insert(eventSeries)
        .values({ createdAt: new Date() })
        .returning({ id: eventSeries.id });
      return row!.id;
    },

    async moveEvent(eventId: number, date: string): Promise<void> {
      await database.transaction(async (tx, notify) => {
        const startsAt = new Date(startsAtMs(date, EVENING.time, "UTC"));
        const [row] = await tx
          .update(events)
          .set({ date, startsAt })
          .where(eq(events.id, eventId))
          .returning();
        await recordChange(tx, notify, [row!.venueId], new Date());
      });
    },

    async deleteEvent(eventId: number): Promise<void> {
      await database.transaction(async (tx, notify) => {
        const [row] = await tx.delete(events).where(eq(events.id, eventId)).returning();
        await recordChange(tx, notify, [row!.venueId], new Date());
      });
    },

    async deleteVenue(venueId: number): Promise<void> {
      await database.transaction(async (tx, notify) => {
        await tx.delete(venues).where(eq(venues.id, venueId));
        await recordChange(tx, notify, [venueId], new Date());
      });
    },
  };
}

const SOFIA_HALL: NewVenue = {
  name: "Bulgaria Hall",
  category: "concert",
  countryCode: "BG",
  city: "Sofia",
  longitude: 23.3305,
  latitude: 42.6949,
  timeZone: "Europe/Sofia",
};

const EVENING: NewEvent = {
  name: "Winter Strings",
  date: "2026-12-12",
  time: "20:00",
  description: "An evening by candlelight.",
  image: "",
};
