import type { ChangePassword, SignIn, SignUp } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { ADMIN_ROLE, isRecentSignIn } from "#domain/account.ts";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Notify, Transaction } from "#server/platform/db/connect.ts";
import { SESSION_SECONDS, type Visitor } from "#server/platform/http/session.ts";
import { type MailOrder, orderMail } from "#server/platform/mail/outbox.ts";
import { checkPassword, hashPassword, passwordMatches } from "./passwords.ts";
import { visitorOf } from "./presenter.ts";
import { digestOf, newSecret } from "./secrets.ts";
import { type AccountStore, accountStore, type Identity } from "./store.ts";

const SESSION_MS = SESSION_SECONDS * 1000;
/** However much it is used, a session ends: a stolen one is not for ever. */
const LONGEST_SESSION_MS = 90 * DAY_MS;
const CONFIRM_MS = DAY_MS;
export const GRANT_SECONDS = 15 * 60;

/** What an identity provider says of somebody whose address it has verified. */
export interface Profile extends Identity {
  email: string;
  forename: string;
  surname: string;
  photo: string | null;
  /** Whether the provider itself runs the mailbox, so that nobody else can have it. */
  isAuthority: boolean;
}

/** The browser that somebody signs in with. */
export interface SigningIn {
  oldToken: string | undefined;
  language: Locale;
}

export interface AccountDeps {
  database: Database;
  now: () => number;
}

export type AccountActions = ReturnType<typeof accountActions>;

const badSignIn = () => new AppError("unauthenticated", { code: "badSignIn" });
const badLink = () => new AppError("not-found", { code: "badLink" });

/** The use cases. A change and the mail that it causes are one transaction; passwords are hashed outside of it. */
export function accountActions({ database, now }: AccountDeps) {
  const store = accountStore(database.db);
  const inFuture = (ms: number) => new Date(now() + ms);
  const order = (tx: Transaction, notify: Notify, mail: MailOrder) => orderMail(tx, mail, now(), notify);

  async function openSession(within: AccountStore, userId: string): Promise<string> {
    const token = newSecret();
    await within.addSession(digestOf(token), userId, new Date(now()), inFuture(SESSION_MS));
    return token;
  }

  /** A token that somebody else may have planted in the browser ends with the sign-in. */
  async function replaceSession(
    within: AccountStore,
    { oldToken, language }: SigningIn,
    userId: string,
  ): Promise<string> {
    if (oldToken) await within.endSession(digestOf(oldToken));
    await within.setLanguage(userId, language);
    return openSession(within, userId);
  }

  return {
    /** The same for a new and for a taken address; the mail tells its owner which it was. */
    async register({ password, ...person }: SignUp, language: Locale, mayMail: boolean): Promise<void> {
      checkPassword(password);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx, notify) => {
        const registration = await accountStore(tx).addRegistration({
          ...person,
          passwordHash,
          expiresAt: inFuture(CONFIRM_MS),
        });
        if (mayMail) await order(tx, notify, { kind: "confirm", facts: { registration, language } });
      });
    },

    /** Mail scanners open links first, so a link opened again is fine. */
    async confirm(
      id: string,
      token: string,
      language: Locale,
    ): Promise<"confirmed" | "already-confirmed" | "confirm-failed"> {
      return database.transaction(async (tx) => {
        const within = accountStore(tx);
        const registration = await within.findLinkedRegistration(id, digestOf(token), new Date(now()));
        if (!registration) return "confirm-failed";
        if (registration.confirmedAt) return "already-confirmed";
        const { email, forename, surname, passwordHash } = registration;
        // Other registrations of the address stay until they expire: their going would tell that it was confirmed.
        await within.markConfirmed(id, new Date(now()));
        const user = await within.addUser({ email, forename, surname, passwordHash, language });
        return user ? "confirmed" : "already-confirmed";
      });
    },

    /** A failure always costs two comparisons, and says the same for known and unknown addresses. */
    async signIn({ email, password }: SignIn, browser: SigningIn, joining?: Profile): Promise<string> {
      const user = await store.findUserByEmail(email);
      const pending = await store.findPendingPassword(email, new Date(now()));
      if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
        if (await passwordMatches(pending, password))
          throw new AppError("forbidden", { code: "confirmFirst" });
        throw badSignIn();
      }
      return database.transaction(async (tx) => {
        const within = accountStore(tx);
        // A reset that came in between has made this password worthless.
        if ((await within.lockUser(user.id))?.passwordHash !== user.passwordHash) throw badSignIn();
        if (joining?.email === user.email) await within.addIdentity(joining, user.id);
        return replaceSession(within, browser, user.id);
      });
    },

    /** Nothing where the account of that address must be opened by its password first, which then joins the two. */
    async signInWith(profile: Profile, browser: SigningIn): Promise<string | undefined> {
      const { issuer, subject, email, forename, surname, photo, isAuthority } = profile;
      return database.transaction(async (tx) => {
        const within = accountStore(tx);
        let user = await within.findUserOfIdentity({ issuer, subject });
        if (!user) {
          const added = await within.addUser({ email, forename, surname, photo });
          const known = added ? undefined : await within.findUserByEmail(email);
          // An administrator's rights are worth more than a provider's word.
          user = added ?? (isAuthority && known?.role !== ADMIN_ROLE ? known : undefined);
          if (!user) return undefined;
          await within.addIdentity({ issuer, subject }, user.id);
        }
        return replaceSession(within, browser, user.id);
      });
    },

    async signOut(token: string | undefined): Promise<void> {
      if (token) await store.endSession(digestOf(token));
    },

    /** Prolongs a session that is used, at most once a day. */
    async findSession(token: string): Promise<{ visitor: Visitor; isRenewed: boolean } | undefined> {
      const session = await store.findSession(digestOf(token), new Date(now()));
      if (!session) return undefined;
      const untilMs = Math.min(now() + SESSION_MS, session.createdAt.getTime() + LONGEST_SESSION_MS);
      const isRenewed = session.expiresAt.getTime() < untilMs - DAY_MS;
      if (isRenewed) await store.prolongSession(digestOf(token), new Date(untilMs));
      return { visitor: visitorOf(session.user, session.createdAt), isRenewed };
    },

    /** The address is looked up when the mail is written: the answer cannot take longer for one that exists. */
    async forgot(email: string, language: Locale): Promise<void> {
      await database.transaction((tx, notify) =>
        order(tx, notify, { kind: "forgot", facts: { email, language } }),
      );
    },

    /** The link stays alive, for mail scanners open links; only the browser with the grant can reset. */
    async grantReset(id: string, token: string): Promise<string> {
      return database.transaction(async (tx) => {
        const within = accountStore(tx);
        await within.lockUser(id);
        const link = await within.findReset("link", digestOf(token), id, new Date(now()));
        if (!link) throw badLink();
        const grant = newSecret();
        const expiresAtMs = Math.min(link.expiresAt.getTime(), now() + GRANT_SECONDS * 1000);
        await within.addReset("grant", digestOf(grant), id, new Date(expiresAtMs));
        return grant;
      });
    },

    async reset(id: string, grant: string | undefined, password: string): Promise<void> {
      const holds = (within: AccountStore) =>
        grant && within.findReset("grant", digestOf(grant), id, new Date(now()));
      const refusal = () => new AppError("forbidden", { code: "badLink" });
      if (!(await holds(store))) throw refusal();
      checkPassword(password);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx, notify) => {
        const within = accountStore(tx);
        await within.lockUser(id);
        if (!(await holds(within))) throw refusal();
        await within.endAllAccess(id);
        await within.setPassword(id, passwordHash);
        await order(tx, notify, { kind: "password-changed", facts: { user: id } });
      });
    },

    /** Ends every session, this one too: the new password is tried at once. */
    async changePassword(
      visitor: Visitor,
      token: string,
      { id, password, currentPassword }: ChangePassword,
    ): Promise<void> {
      if (id !== visitor.id) throw new AppError("forbidden", { code: "ownPasswordOnly" });
      if (!visitor.hasPassword) throw new AppError("conflict", { code: "noPassword" });
      if (currentPassword === undefined) {
        if (!isRecentSignIn(visitor.signedInAtMs, now()))
          throw new AppError("forbidden", { code: "currentNeeded" });
      } else if (!(await passwordMatches((await store.findUser(id))?.passwordHash, currentPassword)))
        throw new AppError("forbidden", { code: "currentWrong" });
      checkPassword(password);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx, notify) => {
        const within = accountStore(tx);
        await within.lockUser(id);
        // It may have ended while we hashed.
        if (!(await within.endSession(digestOf(token))))
          throw new AppError("unauthenticated", { code: "logIn" });
        await within.endAllAccess(id);
        await within.setPassword(id, passwordHash);
        await order(tx, notify, { kind: "password-changed", facts: { user: id } });
      });
    },

    async deleteExpired(): Promise<void> {
      await store.deleteExpired(new Date(now()));
    },
  };
}
