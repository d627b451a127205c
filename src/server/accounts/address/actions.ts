import type { ChangeEmail } from "#contract/account.ts";
import { wrongField } from "#contract/app-error.ts";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { checkPresence } from "../presence.ts";
import { accountStore } from "../store.ts";
import { addressStore, type EmailChange } from "./store.ts";

/** How long the new address can be confirmed. */
export const CONFIRM_MS = DAY_MS;
/** How long the old address can stop the change, or take it back. */
const STOP_MS = 7 * DAY_MS;

const UNIQUE_VIOLATION = "23505";

export type AddressActions = ReturnType<typeof addressActions>;

/** A change of the address: the new one confirms it, the old one can stop it. */
export function addressActions({ database, now }: { database: Database; now: () => number }) {
  const at = () => new Date(now());

  const isOpen = (change: EmailChange | undefined): change is EmailChange =>
    change !== undefined && change.confirmedAt === null && change.createdAt.getTime() + CONFIRM_MS > now();

  return {
    /** The answer does not tell whether the new address has an account; the mail to it does. */
    async begin(
      visitor: Visitor,
      { email, password }: ChangeEmail,
      { language, client, mayMail }: { language: Locale; client: Client; mayMail: boolean },
    ): Promise<void> {
      if (email === visitor.email) throw wrongField("email", { code: "sameEmail" });
      await checkPresence(database.db, visitor, password, now());
      await database.transaction(async (tx, notify) => {
        const { id: userId, email: oldEmail } = visitor;
        const expiresAt = new Date(now() + STOP_MS);
        const store = addressStore(tx);
        const change = await store.begin({ userId, oldEmail, email, createdAt: at(), expiresAt });
        await recordSecurity(tx, { userId, kind: "email-change-asked", at: at(), ...client });
        for (const kind of mayMail ? ["email-change", "email-change-notice"] : ["email-change-notice"])
          await orderMail(tx, { kind, facts: { change, language } }, now(), notify);
      });
    },

    async confirm(id: string, token: string, client: Client): Promise<"changed" | "taken" | "dead"> {
      try {
        return await database.transaction(async (tx) => {
          const store = addressStore(tx);
          const change = await store.findLinked(id, "confirmHash", digestOf(token), at());
          if (!isOpen(change)) return "dead";
          await accountStore(tx).lockUser(change.userId);
          if (await store.isTaken(change.email, change.userId)) return "taken";
          await store.setEmail(change.userId, change.email);
          await store.markConfirmed(id, at());
          await recordSecurity(tx, { userId: change.userId, kind: "email-changed", at: at(), ...client });
          return "changed";
        });
      } catch (error) {
        // Another account took the address at the same moment.
        const { code, cause } = error as { code?: string; cause?: { code?: string } };
        if ((cause?.code ?? code) === UNIQUE_VIOLATION) return "taken";
        throw error;
      }
    },

    /** A change that is done is taken back: all sessions end, and the old address gets a link for a new password. */
    async stop(id: string, token: string, client: Client): Promise<"stopped" | "dead"> {
      return database.transaction(async (tx, notify) => {
        const store = addressStore(tx);
        const change = await store.findLinked(id, "stopHash", digestOf(token), at());
        if (!change) return "dead";
        const { userId, oldEmail } = change;
        const accounts = accountStore(tx);
        const user = await accounts.lockUser(userId);
        if (change.confirmedAt) {
          if (await store.isTaken(oldEmail, userId)) return "dead";
          await store.setEmail(userId, oldEmail);
          await accounts.endAllAccess(userId);
          const facts = { email: oldEmail, language: user?.language, client };
          await orderMail(tx, { kind: "forgot", facts }, now(), notify);
        }
        await store.end(id);
        await recordSecurity(tx, { userId, kind: "email-change-stopped", at: at(), ...client });
        return "stopped";
      });
    },
  };
}
