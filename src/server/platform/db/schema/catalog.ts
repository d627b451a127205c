import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENT_ORIGINS, EVENT_STATUSES } from "#domain/event/event.ts";
import type { EventDetails } from "#domain/event/event-fields.ts";
import { users } from "./accounts.ts";
import { createdAt, id, instant, quoted, updatedAt } from "./columns.ts";

export const countries = pgTable("countries", {
  code: text().primaryKey(),
  name: text().notNull().unique(),
});

export const cities = pgTable(
  "cities",
  {
    id: id(),
    countryCode: text("country_code")
      .notNull()
      .references(() => countries.code),
    name: text().notNull(),
    // The name without case and accents: one city cannot be added twice under two spellings.
    nameKey: text("name_key").notNull(),
    // The state or province, which distinguishes cities of one name in a country. Empty where it is not known.
    region: text().notNull().default(""),
    // Set for every city of a name but the first in its country: the label is then "Portland, Maine".
    showsRegion: boolean("shows_region").notNull().default(false),
    geonamesId: integer("geonames_id"),
    longitude: doublePrecision().notNull(),
    latitude: doublePrecision().notNull(),
    createdAt: createdAt(),
  },
  (city) => [
    unique("cities_country_name_region").on(city.countryCode, city.nameKey, city.region),
    uniqueIndex("cities_plain_name").on(city.countryCode, city.nameKey).where(sql`not ${city.showsRegion}`),
    check("cities_shown_region", sql`not ${city.showsRegion} or ${city.region} <> ''`),
    check("cities_longitude", sql`${city.longitude} between -180 and 180`),
    check("cities_latitude", sql`${city.latitude} between -90 and 90`),
  ],
);

/** Cities that were merged into another one, under their former ids: their names and addresses lead there. */
export const formerCities = pgTable(
  "former_cities",
  {
    id: integer().primaryKey(),
    cityId: integer("city_id")
      .notNull()
      .references(() => cities.id, { onDelete: "cascade" }),
    countryCode: text("country_code").notNull(),
    name: text().notNull(),
    nameKey: text("name_key").notNull(),
    region: text().notNull(),
    showsRegion: boolean("shows_region").notNull(),
    geonamesId: integer("geonames_id"),
    longitude: doublePrecision().notNull(),
    latitude: doublePrecision().notNull(),
    mergedAt: instant("merged_at").notNull(),
  },
  (former) => [
    index("former_cities_city").on(former.cityId),
    index("former_cities_name").on(former.countryCode, former.nameKey),
  ],
);

export const venues = pgTable(
  "venues",
  {
    id: id(),
    cityId: integer("city_id")
      .notNull()
      .references(() => cities.id),
    category: text({ enum: VENUE_CATEGORIES }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    address: text().notNull(),
    longitude: doublePrecision().notNull(),
    latitude: doublePrecision().notNull(),
    timeZone: text("time_zone").notNull(),
    isDemo: boolean("is_demo").notNull().default(false),
    /** Set when the venue is deleted, with its events: a tombstone, so that favourites, history and undo survive. */
    withdrawnAt: instant("withdrawn_at"),
    // Grows with every change, so that a change made on an older state is noticed.
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (venue) => [
    uniqueIndex("venues_category_slug")
      .on(venue.category, venue.slug)
      .where(sql`${venue.withdrawnAt} is null`),
    index("venues_city").on(venue.cityId),
    index("venues_name").on(sql`lower(${venue.name})`),
    check("venues_category", sql`${venue.category} in (${quoted(VENUE_CATEGORIES)})`),
    check("venues_slug", sql`${venue.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("venues_name", sql`length(${venue.name}) between 1 and 200`),
    check("venues_longitude", sql`${venue.longitude} between -180 and 180`),
    check("venues_latitude", sql`${venue.latitude} between -90 and 90`),
  ],
);

export const organizers = pgTable(
  "organizers",
  { id: id(), name: text().notNull(), slug: text().notNull().unique(), createdAt: createdAt() },
  (organizer) => [
    check("organizers_slug", sql`${organizer.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("organizers_name", sql`length(${organizer.name}) between 1 and 200`),
  ],
);

/** Events that belong together: a weekly jam, the nights of a play. Each of them may differ from the rule. */
export const eventSeries = pgTable("event_series", {
  id: id(),
  /** RRULE (RFC 5545); null for a series of single dates. */
  rule: text(),
  createdAt: createdAt(),
});

export const events = pgTable(
  "events",
  {
    id: id(),
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id, { onDelete: "cascade" }),
    name: text().notNull(),
    slug: text().notNull(),
    // Wall time at the venue, and the instant it means there: the day's beginning where there is no hour.
    date: date({ mode: "string" }).notNull(),
    time: text(),
    startsAt: instant("starts_at").notNull(),
    endDate: date("end_date", { mode: "string" }),
    endTime: text("end_time"),
    endsAt: instant("ends_at"),
    isAllDay: boolean("is_all_day").notNull().default(false),
    openDays: date("open_days", { mode: "string" }).array(),
    status: text({ enum: EVENT_STATUSES }).notNull().default("scheduled"),
    previousStartsAt: instant("previous_starts_at"),
    isSoldOut: boolean("is_sold_out").notNull().default(false),
    isFree: boolean("is_free").notNull().default(false),
    priceFrom: doublePrecision("price_from"),
    priceTo: doublePrecision("price_to"),
    currency: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    minAge: integer("min_age"),
    room: text(),
    language: text(),
    /** Details that no statement filters by (`EVENT_FIELDS`), without those that are as usual. */
    details: jsonb().$type<Partial<EventDetails>>(),
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "set null" }),
    seriesId: integer("series_id").references(() => eventSeries.id, { onDelete: "set null" }),
    link: text().notNull(),
    // Empty: the server draws a poster instead.
    image: text().notNull().default(""),
    description: text().notNull(),
    origin: text({ enum: EVENT_ORIGINS }).notNull().default("admin"),
    // Where an imported event comes from: the calendar, its name for the event, and the start it first had there.
    source: text(),
    sourceUid: text("source_uid"),
    sourceStart: instant("source_start"),
    /** Null until the event may be seen. */
    publishedAt: instant("published_at").defaultNow(),
    /** Set when the event is deleted: a tombstone, so that favourites, history and undo survive. */
    withdrawnAt: instant("withdrawn_at"),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (event) => [
    uniqueIndex("events_venue_date_slug")
      .on(event.venueId, event.date, event.slug)
      .where(sql`${event.withdrawnAt} is null`),
    unique("events_source").on(event.source, event.sourceUid, event.sourceStart),
    index("events_venue_starts_at").on(event.venueId, event.startsAt),
    index("events_starts_at").on(event.startsAt),
    index("events_updated_at").on(event.updatedAt),
    index("events_status").on(event.status, event.startsAt).where(sql`${event.status} <> 'scheduled'`),
    index("events_withdrawn_at").on(event.withdrawnAt).where(sql`${event.withdrawnAt} is not null`),
    index("events_ends_at").on(event.endsAt).where(sql`${event.endsAt} is not null`),
    index("events_series").on(event.seriesId),
    index("events_organizer").on(event.organizerId),
    index("events_uploaded_image").on(event.image).where(sql`${event.image} like '%/uploads/%'`),
    check("events_slug", sql`${event.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("events_name", sql`length(${event.name}) between 1 and 200`),
    check("events_time", sql`${event.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check("events_end_time", sql`${event.endTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check("events_end", sql`(${event.endDate} is null) = (${event.endsAt} is null)`),
    check("events_ends_after_start", sql`${event.endsAt} > ${event.startsAt}`),
    check("events_status", sql`${event.status} in (${quoted(EVENT_STATUSES)})`),
    check("events_origin", sql`${event.origin} in (${quoted(EVENT_ORIGINS)})`),
    check("events_currency", sql`${event.currency} ~ '^[A-Z]{3}$'`),
    check("events_price", sql`${event.priceFrom} >= 0 and ${event.priceTo} >= ${event.priceFrom}`),
  ],
);

/** What changed in an event, from what to what, so that any of it can be restored. */
export const eventHistory = pgTable(
  "event_history",
  {
    id: id(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The author of the submission that the user merged into the event. */
    submittedBy: uuid("submitted_by").references(() => users.id, { onDelete: "set null" }),
    origin: text({ enum: EVENT_ORIGINS }).notNull(),
    action: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of an organizer, to those who are told of the change. */
    message: text(),
    /** Of a change that was part of a bulk action: the undo of the action reverts it. */
    bulkId: uuid("bulk_id"),
    at: instant("at").notNull().defaultNow(),
  },
  (entry) => [
    index("event_history_event").on(entry.eventId, entry.id),
    index("event_history_uploaded_image")
      .on(entry.eventId)
      .where(sql`${entry.before} ->> 'image' like '%/uploads/%'`),
    index("event_history_bulk").on(entry.bulkId).where(sql`${entry.bulkId} is not null`),
  ],
);

/** The venues that changed, in order: a process that missed some reads from the last number that it knows. */
export const catalogChanges = pgTable("catalog_changes", {
  seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  venueIds: integer("venue_ids").array().notNull(),
  at: instant("at").notNull().defaultNow(),
});

/** Addresses that a venue and an event had before they were renamed. */
export const formerVenueSlugs = pgTable(
  "former_venue_slugs",
  {
    category: text({ enum: VENUE_CATEGORIES }).notNull(),
    slug: text().notNull(),
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id, { onDelete: "cascade" }),
  },
  (former) => [
    primaryKey({ columns: [former.category, former.slug] }),
    index("former_venue_slugs_venue").on(former.venueId),
  ],
);
export const formerEventSlugs = pgTable(
  "former_event_slugs",
  {
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id, { onDelete: "cascade" }),
    date: date({ mode: "string" }).notNull(),
    slug: text().notNull(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
  },
  (former) => [
    primaryKey({ columns: [former.venueId, former.date, former.slug] }),
    index("former_event_slugs_event").on(former.eventId),
  ],
);
