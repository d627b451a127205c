import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#domain/account.ts";
import { TOKEN_RIGHTS } from "#domain/api-token.ts";
import { LOCALES } from "#domain/locale.ts";
import { SECURITY_KINDS } from "#domain/security-log.ts";
import { bytes, createdAt, digest, instant, quoted } from "./columns.ts";

export const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** An account that may be gone. */
export const person = (name: string) => uuid(name).references(() => users.id, { onDelete: "set null" });

/** Only confirmed addresses: a sign-up that waits for its link is a registration. */
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

/** An account at an identity provider that signs in to one of ours. */
export const identities = pgTable(
  "identities",
  { issuer: text().notNull(), subject: text().notNull(), userId: userId(), createdAt: createdAt() },
  (identity) => [
    primaryKey({ columns: [identity.issuer, identity.subject] }),
    index("identities_user").on(identity.userId),
  ],
);

/** Kept for taken addresses too, so that both look the same. Confirmed ones stay until they expire. */
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
    /** What its owner calls it by; the token is known to its browser alone. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: userId(),
    browser: text(),
    system: text(),
    /** Begun with a passkey, or with a code after the password. */
    isTwoFactor: boolean("is_two_factor").notNull().default(false),
    createdAt: createdAt(),
    /** To a few minutes. */
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
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

/** Sign-ins, failures and changes of an account's ways in, for a limited time; the address is shortened to a network. */
export const securityLog = pgTable(
  "security_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: SECURITY_KINDS }).notNull(),
    detail: text(),
    browser: text(),
    system: text(),
    network: text(),
    at: instant("at").notNull(),
  },
  (entry) => [index("security_log_user").on(entry.userId, entry.id), index("security_log_at").on(entry.at)],
);

/** A change of the address that waits for the new one's confirmation, or that the old one can still take back. */
export const emailChanges = pgTable("email_changes", {
  id: uuid().primaryKey().defaultRandom(),
  userId: userId().unique(),
  oldEmail: text("old_email").notNull(),
  /** The new one. */
  email: text().notNull(),
  // Of the mailed links, made when the mails are written.
  confirmHash: digest("confirm_hash"),
  stopHash: digest("stop_hash"),
  confirmedAt: instant("confirmed_at"),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
});

/** Credentials of WebAuthn, whose private keys never leave their devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** As the device calls it, in base64url. */
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    publicKey: bytes("public_key").notNull(),
    /** Grows with every use; one that falls back is a copy. */
    counter: bigint({ mode: "number" }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (passkey) => [index("passkeys_user").on(passkey.userId)],
);

/** Challenges that wait for an answer; without a user they are for a sign-in. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    hash: digest("hash").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (challenge) => [index("passkey_challenges_expires_at").on(challenge.expiresAt)],
);

/** What an authenticator app makes codes from (RFC 6238); it counts once its first code was given. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: userId().primaryKey(),
  secret: bytes("secret").notNull(),
  isConfirmed: boolean("is_confirmed").notNull().default(false),
  /** Of the last code that was used: no code works twice. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: createdAt(),
});

/** Keys outside the database that have sealed secrets of authenticator apps, by fingerprint: a second one is told about. */
export const sealingKeys = pgTable("sealing_keys", {
  fingerprint: text().primaryKey(),
  createdAt: createdAt(),
});

/** For a lost device; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { hash: digest("hash").notNull(), userId: userId() },
  (code) => [primaryKey({ columns: [code.userId, code.hash] })],
);

/** Tokens for programs. A revoked one is deleted; an expired one stays for a while, so that its owner sees why it fails. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    /** What its owner calls it by. */
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: digest("token_hash").notNull().unique(),
    userId: userId(),
    name: text().notNull(),
    right: text({ enum: TOKEN_RIGHTS }).notNull(),
    /** Made in a session of two factors. */
    isTwoFactor: boolean("is_two_factor").notNull(),
    createdAt: createdAt(),
    /** To a minute. */
    lastUsedAt: instant("last_used_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (token) => [
    index("api_tokens_user").on(token.userId),
    index("api_tokens_expires_at").on(token.expiresAt),
    check("api_tokens_right", sql`${token.right} in (${quoted(TOKEN_RIGHTS)})`),
    check("api_tokens_token_hash", sql`length(${token.tokenHash}) = 32`),
  ],
);
