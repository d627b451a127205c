import type { ChangePassword, SignIn, SignUp } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { ADMIN_ROLE, isFreshForPassword } from "#domain/account.ts";
import type { Locale } from "#domain/locale.ts";
import type { SecurityKind } from "#domain/security-log.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Notify, Transaction } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import { SESSION_SECONDS, type Visitor } from "#server/platform/http/session.ts";
import { type MailOrder, orderMail } from "#server/platform/mail/outbox.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { type AccountLimits, WRONG_CODES_TOLD } from "./limits.ts";
import { checkPassword, hashPassword, passwordMatches } from "./passwords.ts";
import { visitorOf } from "./presenter.ts";
import { checkSecondFactor, isAppCode } from "./second-factor/check.ts";
import type { Seal } from "./second-factor/seal.ts";
import { secondFactorStore } from "./second-factor/store.ts";
import { securityStore } from "./security/store.ts";
import { NEW_DEVICE, WRONG_CODES } from "./security-mails.ts";
import { type AccountStore, accountStore, type Identity, REGISTRATION_MS } from "./store.ts";

const SESSION_MS = SESSION_SECONDS * 1000;
/** However much it is used, a session ends: a stolen one is not for ever. */
const LONGEST_SESSION_MS = 90 * DAY_MS;
/** The last use of a session is known to this much. */
const TOUCH_MS = 5 * 60_000;
export const GRANT_SECONDS = 15 * 60;

/** An identity as the provider asserts it, with a verified address. */
export interface Profile extends Identity {
  email: string;
  forename: string;
  surname: string;
  photo: string | null;
  /** Whether the provider itself runs the mailbox, so that the address cannot belong to another user. */
  isAuthority: boolean;
}

/** The browser of a sign-in. */
export interface SigningIn {
  oldToken: string | undefined;
  language: Locale;
  client: Client;
}

export interface AccountDeps {
  database: Database;
  seal: Seal;
  limits: Pick<AccountLimits, "beforeCode" | "afterCode" | "countWrongCode">;
  /** Whether administrators and moderators have their rights only with a second factor. */
  requiresSecondFactor?: boolean;
  now: () => number;
}

export type AccountActions = ReturnType<typeof accountActions>;

const badSignIn = () => new AppError("unauthenticated", { code: "badSignIn" });
const badLink = () => new AppError("not-found", { code: "badLink" });

/** The use cases. A change and the mail that it causes are one transaction; passwords are hashed outside of it. */
export function accountActions({ database, seal, limits, now, requiresSecondFactor = false }: AccountDeps) {
  const store = accountStore(database.db);
  const inFuture = (ms: number) => new Date(now() + ms);
  const order = (tx: Transaction, notify: Notify, mail: MailOrder) => orderMail(tx, mail, now(), notify);

  const log = (
    tx: Transaction | Database["db"],
    userId: string | null,
    kind: SecurityKind,
    client: Client,
    detail?: string,
  ) => recordSecurity(tx, { userId, kind, at: new Date(now()), ...client, ...(detail && { detail }) });

  /** Session fixation: a token planted in the browser ends with the sign-in. */
  async function openSession(
    tx: Transaction,
    { oldToken, language, client }: SigningIn,
    userId: string,
    way: "password" | "google" | "passkey",
    isTwoFactor = way === "passkey",
  ): Promise<string> {
    const within = accountStore(tx);
    if (oldToken) await within.endSession(digestOf(oldToken));
    await within.setLanguage(userId, language);
    const token = newSecret();
    if (await securityStore(tx).isNewDevice(userId, client))
      await orderMail(tx, { kind: NEW_DEVICE, facts: { user: userId, client } }, now());
    await within.addSession({
      tokenHash: digestOf(token),
      userId,
      browser: client.browser,
      system: client.system,
      isTwoFactor,
      createdAt: new Date(now()),
      expiresAt: inFuture(SESSION_MS),
    });
    await log(tx, userId, "signed-in", client, way);
    return token;
  }

  /** Whoever has the password but not the code: after some tries the owner gets a mail. */
  async function tellWrongCode(userId: string, client: Client): Promise<void> {
    await log(database.db, userId, "sign-in-failed", client, "code");
    if ((await limits.countWrongCode(userId)) !== WRONG_CODES_TOLD) return;
    await database.transaction((tx, notify) =>
      order(tx, notify, { kind: WRONG_CODES, facts: { user: userId, client } }),
    );
  }

  return {
    openSession,

    /** The same answer for a new and a taken address (no account enumeration); the mail differs. */
    async register(
      { password, ...person }: SignUp,
      { language, next, mayMail }: { language: Locale; next: string; mayMail: boolean },
    ): Promise<void> {
      checkPassword(password);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx, notify) => {
        const registration = await accountStore(tx).addRegistration({
          ...person,
          passwordHash,
          expiresAt: inFuture(REGISTRATION_MS),
        });
        if (mayMail) await order(tx, notify, { kind: "confirm", facts: { registration, language, next } });
      });
    },

    /** Mail scanners open links first, so a link opened again is fine. */
    async confirm(
      id: string,
      token: string,
      language: Locale,
      client: Client,
    ): Promise<"confirmed" | "already-confirmed" | "confirm-failed"> {
      return database.transaction(async (tx) => {
        const within = accountStore(tx);
        const registration = await within.findLinkedRegistration(id, digestOf(token), new Date(now()));
        if (!registration) return "confirm-failed";
        if (registration.confirmedAt) return "already-confirmed";
        const { email, forename, surname, passwordHash } = registration;
        // Other registrations of the address stay until they expire: deleting them would reveal that it was confirmed.
        await within.markConfirmed(id, new Date(now()));
        const user = await within.addUser({ email, forename, surname, passwordHash, language });
        if (!user) return "already-confirmed";
        await log(tx, user.id, "account-created", client);
        return "confirmed";
      });
    },

    /** A failure always costs two comparisons, and has the same answer for known and unknown addresses. */
    async signIn({ email, password, code }: SignIn, browser: SigningIn, joining?: Profile): Promise<string> {
      const user = await store.findUserByEmail(email);
      const pending = await store.findPending(email, new Date(now()));
      if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
        if (await passwordMatches(pending?.passwordHash, password))
          throw new AppError("forbidden", { code: "confirmFirst" });
        await log(database.db, user?.id ?? null, "sign-in-failed", browser.client, "password");
        throw badSignIn();
      }
      const factor = await secondFactorStore(database.db).find(user.id);
      const isCounted = factor?.isConfirmed === true && code !== undefined && isAppCode(code);
      if (isCounted) await limits.beforeCode(user.id);
      const signIn = database.transaction(async (tx) => {
        const within = accountStore(tx);
        // A reset that came in between has made this password worthless.
        if ((await within.lockUser(user.id))?.passwordHash !== user.passwordHash) throw badSignIn();
        const isTwoFactor = await checkSecondFactor(tx, user.id, code, { seal, nowMs: now() });
        if (joining?.email === user.email && (await within.addIdentity(joining, user.id)))
          await log(tx, user.id, "google-joined", browser.client);
        return openSession(tx, browser, user.id, "password", isTwoFactor);
      });
      const token = await signIn.catch(async (error) => {
        if (error instanceof AppError && error.problem.code === "secondFactorWrong")
          await tellWrongCode(user.id, browser.client);
        throw error;
      });
      if (isCounted) await limits.afterCode(user.id);
      return token;
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
          // A provider's assertion is not enough for an administrator's rights.
          user = added ?? (isAuthority && known?.role !== ADMIN_ROLE ? known : undefined);
          if (!user) return undefined;
          await within.addIdentity({ issuer, subject }, user.id);
          await log(tx, user.id, added ? "account-created" : "google-joined", browser.client);
        }
        return openSession(tx, browser, user.id, "google");
      });
    },

    async signOut(token: string, client: Client): Promise<void> {
      const userId = await store.endSession(digestOf(token));
      if (userId) await log(database.db, userId, "signed-out", client);
    },

    /** Prolongs a session that is used, at most once a day, and notes its use. */
    async findSession(token: string): Promise<{ visitor: Visitor; isRenewed: boolean } | undefined> {
      const session = await store.findSession(digestOf(token), new Date(now()));
      if (!session) return undefined;
      const untilMs = Math.min(now() + SESSION_MS, session.createdAt.getTime() + LONGEST_SESSION_MS);
      const isRenewed = session.expiresAt.getTime() < untilMs - DAY_MS;
      if (isRenewed || now() - session.lastUsedAt.getTime() >= TOUCH_MS)
        await store.touchSession(digestOf(token), {
          lastUsedAt: new Date(now()),
          expiresAt: isRenewed ? new Date(untilMs) : session.expiresAt,
        });
      return { visitor: visitorOf(session.user, session, requiresSecondFactor), isRenewed };
    },

    /** The address is looked up when the mail is written: the answer cannot take longer for one that exists. */
    async forgot(email: string, language: Locale, client: Client): Promise<void> {
      await database.transaction((tx, notify) =>
        order(tx, notify, { kind: "forgot", facts: { email, language, client } }),
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

    async reset(id: string, grant: string | undefined, password: string, client: Client): Promise<void> {
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
        await log(tx, id, "password-reset", client);
        await order(tx, notify, { kind: "password-changed", facts: { user: id } });
      });
    },

    /** Ends every session, this one too: the new password is tried at once. */
    async changePassword(
      visitor: Visitor,
      token: string,
      { id, password, currentPassword }: ChangePassword,
      client: Client,
    ): Promise<void> {
      if (id !== visitor.id) throw new AppError("forbidden", { code: "ownPasswordOnly" });
      if (!visitor.hasPassword) throw new AppError("conflict", { code: "noPassword" });
      if (currentPassword === undefined) {
        if (!isFreshForPassword(visitor.signedInAtMs, now()))
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
        await log(tx, id, "password-changed", client);
        await order(tx, notify, { kind: "password-changed", facts: { user: id } });
      });
    },
  };
}
