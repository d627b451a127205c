import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#domain/account.ts";
import { LOCALES } from "#domain/locale.ts";
import { createdAt, digest, instant, quoted } from "./columns.ts";

export const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

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
    // The one of the last sign-in, for mails; null until the first sign-in since this column exists.
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
