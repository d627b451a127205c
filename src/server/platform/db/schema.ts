import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { ROLES } from "#domain/account.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { FAVORITE_FEATURES, MAX_EMAIL, MAX_FEEDBACK_TEXT } from "#domain/feedback.ts";
import { LOCALES } from "#domain/locale.ts";

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
const updatedAt = () => instant("updated_at").notNull().defaultNow();
/** The SHA-256 of a secret: whoever reads it here cannot present the secret. */
const digest = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
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
    // Grows with every change, so that a change made on an older state is noticed.
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
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
    // Where an imported event comes from: the calendar, its name for the event, and the start it first had there.
    source: text(),
    sourceUid: text("source_uid"),
    sourceStart: instant("source_start"),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (event) => [
    unique("events_venue_date_slug").on(event.venueId, event.date, event.slug),
    unique("events_source").on(event.source, event.sourceUid, event.sourceStart),
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

/** Only confirmed addresses stand here: a sign-up that waits for its link is a registration. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    forename: text().notNull(),
    surname: text().notNull(),
    photo: text(),
    role: text({ enum: ROLES }).notNull().default("user"),
    // None for an account that only signs in through an identity provider.
    passwordHash: text("password_hash"),
    // The one of the last sign-in, for mails; none where nobody has signed in since this is kept.
    language: text({ enum: LOCALES }),
    createdAt: createdAt(),
  },
  (user) => [
    check(
      "users_email",
      sql`${user.email} = lower(${user.email}) and ${user.email} !~ '[[:space:][:cntrl:]]'`,
    ),
    check("users_role", sql`${user.role} in (${quoted(ROLES)})`),
    check("users_password_hash", sql`${user.passwordHash} like '$argon2id$%'`),
  ],
);

/** An account at an identity provider that opens one of ours. */
export const identities = pgTable(
  "identities",
  { issuer: text().notNull(), subject: text().notNull(), userId: userId(), createdAt: createdAt() },
  (identity) => [
    primaryKey({ columns: [identity.issuer, identity.subject] }),
    index("identities_user").on(identity.userId),
  ],
);

/** Kept for taken addresses too, so that nothing tells them apart. Confirmed ones stay until they expire. */
export const registrations = pgTable(
  "registrations",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    forename: text().notNull(),
    surname: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    // Made when the mail is written; none before.
    tokenHash: digest("token_hash"),
    expiresAt: instant("expires_at").notNull(),
    confirmedAt: instant("confirmed_at"),
  },
  (registration) => [index("registrations_email").on(registration.email, registration.expiresAt)],
);

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: digest("token_hash").primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (session) => [
    index("sessions_user").on(session.userId),
    index("sessions_expires_at").on(session.expiresAt),
    check("sessions_token_hash", sql`length(${session.tokenHash}) = 32`),
  ],
);

/** A `link` was mailed; a `grant` is what the browser that opened it got, and the only thing that can reset. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: digest("token_hash").primaryKey(),
    kind: text({ enum: ["link", "grant"] }).notNull(),
    userId: userId(),
    expiresAt: instant("expires_at").notNull(),
  },
  (reset) => [
    index("password_resets_user").on(reset.userId),
    check("password_resets_kind", sql`${reset.kind} in ('link', 'grant')`),
    check("password_resets_token_hash", sql`length(${reset.tokenHash}) = 32`),
  ],
);

export const rateLimits = pgTable("rate_limits", {
  key: digest("key").primaryKey(),
  hits: integer().notNull(),
  resetsAt: instant("resets_at").notNull(),
});

/**
 * A reminder is a mark on a favourite and no plan of its own: what is due follows from the event's start, so moving
 * or deleting the event can leave nothing stale behind.
 */
export const favorites = pgTable(
  "favorites",
  {
    userId: userId(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    reminder: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (favorite) => [
    primaryKey({ columns: [favorite.userId, favorite.eventId] }),
    index("favorites_event").on(favorite.eventId),
  ],
);

/** Mails to send, written in the transaction that causes them. Rows of sent mails guard against sending twice. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    // What the mail is about; never a secret, those are made when it is written.
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    // One mail for one cause, however often it is found.
    cause: text().unique(),
    dueAt: instant("due_at").notNull(),
    attempts: integer().notNull().default(0),
    claimedUntil: instant("claimed_until"),
    doneAt: instant("done_at"),
    createdAt: createdAt(),
  },
  (mail) => [
    index("outbox_due").on(mail.dueAt).where(sql`${mail.doneAt} is null`),
    index("outbox_done_at").on(mail.doneAt),
  ],
);

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

/** Who changed what in the catalogue; a deletion keeps what it removed, so that the last one can be undone. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    action: text().notNull(),
    subject: text().notNull(),
    removed: jsonb().$type<Record<string, unknown>>(),
    undoneAt: instant("undone_at"),
    at: instant("at").notNull().defaultNow(),
  },
  (entry) => [index("audit_log_at").on(entry.at)],
);

/** Answers of the geocoding service, which asks to be asked once. */
export const geocodes = pgTable("geocodes", {
  question: text().primaryKey(),
  longitude: doublePrecision(),
  latitude: doublePrecision(),
  foundAt: instant("found_at").notNull().defaultNow(),
});

/** Facts about the site itself, one row each: when it was backed up, that its demo world was removed. */
export const siteFacts = pgTable("site_facts", {
  name: text({ enum: ["last-backup", "demo-removed"] }).primaryKey(),
  at: instant("at").notNull(),
});
