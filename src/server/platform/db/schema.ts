import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { FAVORITE_FEATURES, MAX_EMAIL, MAX_FEEDBACK_TEXT } from "#domain/feedback.ts";

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
const longest = sql.raw(String(MAX_FEEDBACK_TEXT));
const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

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
    longitude: doublePrecision().notNull(),
    latitude: doublePrecision().notNull(),
    createdAt: createdAt(),
  },
  (city) => [
    unique("cities_country_name").on(city.countryCode, city.nameKey),
    check("cities_longitude", sql`${city.longitude} between -180 and 180`),
    check("cities_latitude", sql`${city.latitude} between -90 and 90`),
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
    createdAt: createdAt(),
  },
  (venue) => [
    unique("venues_category_slug").on(venue.category, venue.slug),
    index("venues_city").on(venue.cityId),
    check("venues_category", sql`${venue.category} in (${quoted(VENUE_CATEGORIES)})`),
    check("venues_slug", sql`${venue.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("venues_name", sql`length(${venue.name}) between 1 and 200`),
    check("venues_longitude", sql`${venue.longitude} between -180 and 180`),
    check("venues_latitude", sql`${venue.latitude} between -90 and 90`),
  ],
);

export const events = pgTable(
  "events",
  {
    id: id(),
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id, { onDelete: "cascade" }),
    name: text().notNull(),
    slug: text().notNull(),
    // Wall time at the venue, and the instant it means there.
    date: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    startsAt: instant("starts_at").notNull(),
    link: text().notNull(),
    // Empty: the server draws a poster instead.
    image: text().notNull().default(""),
    description: text().notNull(),
    createdAt: createdAt(),
  },
  (event) => [
    unique("events_venue_date_slug").on(event.venueId, event.date, event.slug),
    index("events_starts_at").on(event.startsAt),
    check("events_slug", sql`${event.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("events_name", sql`length(${event.name}) between 1 and 200`),
    check("events_time", sql`${event.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    rating: integer().notNull(),
    favoriteFeature: text("favorite_feature", { enum: FAVORITE_FEATURES }).notNull(),
    funniestEvent: text("funniest_event").notNull(),
    suggestions: text().notNull(),
    email: text().notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (answer) => [
    index("feedback_received_at").on(answer.receivedAt),
    check("feedback_rating", sql`${answer.rating} between 1 and 5`),
    check("feedback_favorite_feature", sql`${answer.favoriteFeature} in (${quoted(FAVORITE_FEATURES)})`),
    check("feedback_funniest_event", sql`length(${answer.funniestEvent}) between 1 and ${longest}`),
    check("feedback_suggestions", sql`length(${answer.suggestions}) between 1 and ${longest}`),
    check("feedback_email", sql`length(${answer.email}) between 3 and ${sql.raw(String(MAX_EMAIL))}`),
  ],
);
