import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { RULE_KINDS } from "#domain/federation-rule.ts";
import { users } from "./accounts.ts";
import { createdAt, digest, instant, quoted } from "./columns.ts";

/** The key pair that signs what the site's actors send, one row; never in a backup: others fetch a new one by themselves. */
export const federationKeys = pgTable("federation_keys", {
  id: integer().primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
});

/** Who follows which of the site's actors. */
export const federationFollowers = pgTable(
  "federation_followers",
  {
    /** As in the actor's address: "site", "cities/1", "organizers/2". */
    actor: text().notNull(),
    follower: text().notNull(),
    host: text().notNull(),
    inbox: text().notNull(),
    /** Of the follower's server: one delivery is for all who follow there. */
    sharedInbox: text("shared_inbox"),
    followId: text("follow_id").notNull(),
    createdAt: createdAt(),
  },
  (row) => [
    primaryKey({ columns: [row.actor, row.follower] }),
    index("federation_followers_follower").on(row.follower),
    index("federation_followers_host").on(row.host),
  ],
);

/** Actors of other servers with their public keys: a copy of what their addresses say. */
export const federationPeerRows = pgTable(
  "federation_peers",
  {
    actor: text().primaryKey(),
    keyId: text("key_id").notNull(),
    publicKey: text("public_key").notNull(),
    inbox: text().notNull(),
    sharedInbox: text("shared_inbox"),
    fetchedAt: instant("fetched_at").notNull(),
  },
  (row) => [index("federation_peers_fetched_at").on(row.fetchedAt)],
);

/** Signatures that were taken, for as long as they are valid: one that comes again is a replay. */
export const federationSignatures = pgTable(
  "federation_signatures",
  { digest: digest("digest").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (row) => [index("federation_signatures_expires_at").on(row.expiresAt)],
);

/** Events as followers were last told of them. */
export const federationTold = pgTable(
  "federation_told",
  {
    eventId: integer("event_id").primaryKey(),
    venueId: integer("venue_id").notNull(),
    cityId: integer("city_id").notNull(),
    organizerId: integer("organizer_id"),
    /** Versions of the event and its venue. */
    mark: text().notNull(),
  },
  (row) => [index("federation_told_venue").on(row.venueId)],
);

/** By which of our actors a server knows an event, for ever: changes count there only from that one. */
export const federationTellers = pgTable(
  "federation_tellers",
  {
    host: text().notNull(),
    eventId: integer("event_id").notNull(),
    actor: text().notNull(),
    /** Where it was told: a deletion goes there even when nobody follows there any more. */
    inbox: text().notNull(),
    toldAt: instant("told_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.eventId, row.host] }),
    index("federation_tellers_told_at").on(row.toldAt),
  ],
);

/** When a server first followed an actor, also after it stopped: by whom it knows what it read before it was told anything. */
export const federationFirstFollows = pgTable(
  "federation_first_follows",
  { host: text().notNull(), actor: text().notNull(), at: instant("at").notNull() },
  (row) => [primaryKey({ columns: [row.host, row.actor] })],
);

/** Followers whose inbox refused or did not answer: they are asked whether they are still there. */
export const federationDoubts = pgTable(
  "federation_doubts",
  {
    follower: text().primaryKey(),
    host: text().notNull(),
    since: instant("since").notNull(),
    askedAt: instant("asked_at"),
    /** On how many days its address had nothing (404), and when last. */
    missingDays: integer("missing_days").notNull().default(0),
    missingAt: instant("missing_at"),
  },
  (row) => [index("federation_doubts_asked_at").on(row.askedAt)],
);

/** The number of the last change of the catalogue that was told, one row. */
export const federationState = pgTable("federation_state", {
  id: integer().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
});

const FOLLOW_STATES = ["asked", "accepted", "refused"] as const;

/** Actors of other servers that the site follows, one row while a source asks for it. */
export const federationFollowing = pgTable(
  "federation_following",
  {
    actor: text().primaryKey(),
    name: text().notNull(),
    inbox: text().notNull(),
    outbox: text().notNull(),
    followId: text("follow_id").notNull(),
    state: text({ enum: FOLLOW_STATES }).notNull().default("asked"),
    /** When its outbox was last read. */
    readAt: instant("read_at"),
    /** Whether something came since its source last read. */
    hasNews: boolean("has_news").notNull().default(false),
    createdAt: createdAt(),
  },
  (row) => [check("federation_following_state", sql`${row.state} in (${quoted(FOLLOW_STATES)})`)],
);

/** Events of followed actors as they were told last, until they are over: what the actor's source reads. */
export const federationEntries = pgTable(
  "federation_entries",
  {
    actor: text().notNull(),
    /** The event's own address. */
    object: text().notNull(),
    /** Whom it is attributed to there: who else may change it. */
    owner: text(),
    event: jsonb().$type<Record<string, unknown>>().notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.actor, row.object] }),
    index("federation_entries_object").on(row.object),
    index("federation_entries_ends_at").on(row.endsAt),
  ],
);

/** Servers and actors that administrators refuse, or the only ones that they let in. */
export const federationRuleRows = pgTable(
  "federation_rules",
  {
    /** A host, or the address of an actor. */
    subject: text().primaryKey(),
    kind: text({ enum: RULE_KINDS }).notNull(),
    note: text().notNull().default(""),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (row) => [check("federation_rules_kind", sql`${row.kind} in (${quoted(RULE_KINDS)})`)],
);
