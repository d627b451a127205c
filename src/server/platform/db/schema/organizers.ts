import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { LOCALES } from "#domain/locale.ts";
import { CLAIM_STATES, CLAIM_WAYS } from "#domain/organizer.ts";
import { person, userId } from "./accounts.ts";
import { events, organizers, venues } from "./catalog.ts";
import { createdAt, digest, instant, quoted } from "./columns.ts";

const proof = () => text({ enum: CLAIM_WAYS }).notNull().default("admin");

/** Whose venue it is: these accounts publish and change events there without a moderator. */
export const venueOrganizers = pgTable(
  "venue_organizers",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id, { onDelete: "cascade" }),
    proof: proof(),
    grantedBy: person("granted_by"),
    createdAt: createdAt(),
  },
  (grant) => [
    unique("venue_organizers_once").on(grant.userId, grant.venueId),
    index("venue_organizers_venue").on(grant.venueId),
    check("venue_organizers_proof", sql`${grant.proof} in (${quoted(CLAIM_WAYS)})`),
  ],
);

/** Whose organizer page it is: these accounts publish and change events under its name. */
export const organizerAccounts = pgTable(
  "organizer_accounts",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    organizerId: integer("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    proof: proof(),
    grantedBy: person("granted_by"),
    createdAt: createdAt(),
  },
  (grant) => [
    unique("organizer_accounts_once").on(grant.userId, grant.organizerId),
    index("organizer_accounts_organizer").on(grant.organizerId),
    check("organizer_accounts_proof", sql`${grant.proof} in (${quoted(CLAIM_WAYS)})`),
  ],
);

/** Websites of venues and organizers' pages that administrators set: mailboxes and pages there prove claims. */
export const pageWebsites = pgTable(
  "page_websites",
  {
    id: uuid().primaryKey().defaultRandom(),
    venueId: integer("venue_id")
      .unique()
      .references(() => venues.id, { onDelete: "cascade" }),
    organizerId: integer("organizer_id")
      .unique()
      .references(() => organizers.id, { onDelete: "cascade" }),
    /** An origin, such as "https://hall.example". */
    site: text().notNull(),
    setBy: person("set_by"),
    createdAt: createdAt(),
  },
  (website) => [
    check("page_websites_target", sql`(${website.venueId} is null) <> (${website.organizerId} is null)`),
    check("page_websites_site", sql`${website.site} ~ '^https?://[^/?#[:space:]]+$'`),
  ],
);

/** Claims of a venue or an organizer's page, before and after they are decided. */
export const claims = pgTable(
  "claims",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    venueId: integer("venue_id").references(() => venues.id, { onDelete: "cascade" }),
    organizerId: integer("organizer_id").references(() => organizers.id, { onDelete: "cascade" }),
    way: text({ enum: CLAIM_WAYS }).notNull(),
    state: text({ enum: CLAIM_STATES }).notNull().default("open"),
    /** The origin of the website by which it is proved; null where an administrator decides. */
    site: text(),
    /** The address that the link was mailed to. */
    sentTo: text("sent_to"),
    /** Of the mailed link. */
    tokenHash: digest("token_hash"),
    /** What the website has to show; public by its use. */
    pageToken: text("page_token"),
    /** For the administrator who decides. */
    text: text().notNull().default(""),
    reason: text(),
    language: text({ enum: LOCALES }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    decidedBy: person("decided_by"),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
  },
  (claim) => [
    index("claims_user").on(claim.userId, claim.createdAt),
    index("claims_open").on(claim.createdAt).where(sql`${claim.state} = 'open'`),
    index("claims_expires_at").on(claim.expiresAt),
    check("claims_target", sql`(${claim.venueId} is null) <> (${claim.organizerId} is null)`),
    check("claims_way", sql`${claim.way} in (${quoted(CLAIM_WAYS)})`),
    check("claims_state", sql`${claim.state} in (${quoted(CLAIM_STATES)})`),
  ],
);

/** How often events were opened, by day (UTC): sums without anything about visitors. */
export const eventOpenings = pgTable(
  "event_openings",
  {
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    opened: integer().notNull(),
    /** Of the ticket link. */
    tickets: integer().notNull().default(0),
  },
  (sum) => [primaryKey({ columns: [sum.eventId, sum.day] }), index("event_openings_day").on(sum.day)],
);
