import { and, desc, eq, getTableColumns, gt, isNull, lte, ne, notExists } from "drizzle-orm";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import {
  apiTokens,
  identities,
  passwordResets,
  registrations,
  sessions,
  users,
} from "#server/platform/db/schema/accounts.ts";

export type User = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, "id" | "createdAt">;
export type Registration = typeof registrations.$inferSelect;
export type Identity = Pick<typeof identities.$inferSelect, "issuer" | "subject">;
interface FoundSession {
  user: User;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  isTwoFactor: boolean;
}
type NewSession = Omit<typeof sessions.$inferInsert, "id" | "lastUsedAt">;
type ResetKind = (typeof passwordResets.$inferSelect)["kind"];

/** How long the mailed link of a sign-up works. */
export const REGISTRATION_MS = DAY_MS;

export type AccountStore = ReturnType<typeof accountStore>;

/** Speaks to the database, or from inside a transaction to that. All secrets reach it as digests. */
export function accountStore(db: Database["db"] | Transaction) {
  return {
    async findUser(id: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user;
    },

    async findUserByEmail(email: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      return user;
    },

    /** The same with a row lock: the user, its sessions and its resets stay as they are until the transaction ends. */
    async lockUser(id: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.id, id)).for("update");
      return user;
    },

    /** Nothing where the address is taken. */
    async addUser(user: NewUser): Promise<User | undefined> {
      const [added] = await db.insert(users).values(user).onConflictDoNothing().returning();
      return added;
    },

    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    },

    async setLanguage(id: string, language: Locale): Promise<void> {
      await db.update(users).set({ language }).where(eq(users.id, id));
    },

    async setRole(email: string, role: User["role"]): Promise<User | undefined> {
      const [user] = await db.update(users).set({ role }).where(eq(users.email, email)).returning();
      return user;
    },

    listByRole(role: User["role"]): Promise<User[]> {
      return db.select().from(users).where(eq(users.role, role)).orderBy(users.email);
    },

    /** The same with row locks: no other transaction changes who has the role meanwhile. */
    lockByRole(role: User["role"]): Promise<User[]> {
      return db.select().from(users).where(eq(users.role, role)).for("update");
    },

    listPrivileged(): Promise<User[]> {
      return db.select().from(users).where(ne(users.role, "user")).orderBy(users.role, users.email);
    },

    async addRegistration(registration: typeof registrations.$inferInsert): Promise<string> {
      const [added] = await db.insert(registrations).values(registration).returning({ id: registrations.id });
      return added!.id;
    },

    async findRegistration(id: string): Promise<Registration | undefined> {
      const [registration] = await db.select().from(registrations).where(eq(registrations.id, id));
      return registration;
    },

    /** The newest registration of this address that waits for its link. */
    async findPending(email: string, now: Date): Promise<Registration | undefined> {
      const [pending] = await db
        .select()
        .from(registrations)
        .where(
          and(
            eq(registrations.email, email),
            gt(registrations.expiresAt, now),
            isNull(registrations.confirmedAt),
          ),
        )
        .orderBy(desc(registrations.expiresAt))
        .limit(1);
      return pending;
    },

    /** Gives the registration its link, unless its address has an account already. */
    async giveRegistrationLink(id: string, tokenHash: Buffer): Promise<boolean> {
      const taken = db.select({ id: users.id }).from(users).where(eq(users.email, registrations.email));
      const given = await db
        .update(registrations)
        .set({ tokenHash })
        .where(and(eq(registrations.id, id), notExists(taken)))
        .returning({ id: registrations.id });
      return given.length > 0;
    },

    async findLinkedRegistration(
      id: string,
      tokenHash: Buffer,
      now: Date,
    ): Promise<Registration | undefined> {
      const [registration] = await db
        .select()
        .from(registrations)
        .where(
          and(
            eq(registrations.id, id),
            eq(registrations.tokenHash, tokenHash),
            gt(registrations.expiresAt, now),
          ),
        )
        .for("update");
      return registration;
    },

    async markConfirmed(id: string, confirmedAt: Date): Promise<void> {
      await db.update(registrations).set({ confirmedAt }).where(eq(registrations.id, id));
    },

    async addSession(session: NewSession): Promise<void> {
      await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt! });
    },

    async findSession(tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> {
      const [session] = await db
        .select({
          user: getTableColumns(users),
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          isTwoFactor: sessions.isTwoFactor,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
      return session;
    },

    async touchSession(tokenHash: Buffer, times: { lastUsedAt: Date; expiresAt: Date }): Promise<void> {
      await db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));
    },

    /** Returns its owner, where there was one. */
    async endSession(tokenHash: Buffer): Promise<string | undefined> {
      const [ended] = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHash))
        .returning({ userId: sessions.userId });
      return ended?.userId;
    },

    async addReset(kind: ResetKind, tokenHash: Buffer, userId: string, expiresAt: Date): Promise<void> {
      await db.insert(passwordResets).values({ kind, tokenHash, userId, expiresAt });
    },

    async findReset(
      kind: ResetKind,
      tokenHash: Buffer,
      userId: string,
      now: Date,
    ): Promise<{ expiresAt: Date } | undefined> {
      const [reset] = await db
        .select({ expiresAt: passwordResets.expiresAt })
        .from(passwordResets)
        .where(
          and(
            eq(passwordResets.kind, kind),
            eq(passwordResets.tokenHash, tokenHash),
            eq(passwordResets.userId, userId),
            gt(passwordResets.expiresAt, now),
          ),
        );
      return reset;
    },

    /** Ends everything that could still act for the user: sessions, tokens, links and grants. */
    async endAllAccess(userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
      await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
    },

    async findUserOfIdentity({ issuer, subject }: Identity): Promise<User | undefined> {
      const [found] = await db
        .select({ user: getTableColumns(users) })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return found?.user;
    },

    /** Returns whether it is new. */
    async addIdentity({ issuer, subject }: Identity, userId: string): Promise<boolean> {
      const added = await db
        .insert(identities)
        .values({ issuer, subject, userId })
        .onConflictDoNothing()
        .returning({ userId: identities.userId });
      return added.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
      await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
      await db.delete(registrations).where(lte(registrations.expiresAt, now));
    },
  };
}
