import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, digest, instant } from "./columns.ts";

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
export const federationPeers = pgTable(
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

/** The number of the last change of the catalogue that was told, one row. */
export const federationState = pgTable("federation_state", {
  id: integer().primaryKey(),
  seq: bigint({ mode: "number" }).notNull(),
});
