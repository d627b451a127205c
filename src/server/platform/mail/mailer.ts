import type { Database } from "#server/platform/db/connect.ts";
import { bounceToken } from "./bounce-address.ts";
import type { MailComposers, MailTemplate } from "./mail-template.ts";
import { createOutboxWorker } from "./outbox-worker.ts";
import { deliveryStore, refusalStore } from "./store.ts";
import { MAX_CONNECTIONS, type Transport } from "./transport.ts";

export interface MailerDeps {
  database: Database;
  composers: MailComposers;
  transport: Transport;
  /** Whether mails have a bounce address of their own. */
  hasBounceAddress?: boolean;
  /** Mails that are not asked for one by one: none are sent to an address that refuses mail. */
  isSubscription(kind: string): boolean;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

const KEEP_REFUSALS_MS = 180 * 86_400_000;
/** Reports about a mail come within days; complaints may take weeks. */
const KEEP_DELIVERIES_MS = 45 * 86_400_000;

/** Writes and sends the mails of the outbox. */
export function createMailer({
  composers,
  transport,
  hasBounceAddress,
  isSubscription,
  ...rest
}: MailerDeps) {
  const { database, now } = rest;
  const refusals = refusalStore(database.db);
  const deliveries = deliveryStore(database.db);

  /** Counts refusals of the address; a mail that arrives ends the count. */
  async function sendTo(id: string, mail: MailTemplate): Promise<void> {
    // Before it is sent: a report may come back at once.
    if (hasBounceAddress) await deliveries.add(bounceToken(id), mail.to, new Date(now()));
    try {
      await transport.send(id, mail);
    } catch (error) {
      if (isAddressRefused(error as SendError)) await refusals.count(mail.to, new Date(now()));
      throw error;
    }
    await refusals.forgetRefusals(mail.to);
  }

  const worker = createOutboxWorker({
    ...rest,
    channel: "mail",
    parallel: MAX_CONNECTIONS,
    async send({ id, kind, facts }) {
      const compose = composers[kind];
      if (!compose) throw new Error(`Nobody knows how to write a mail of the kind "${kind}".`);
      const composed = await compose(facts, id);
      if (!composed) return false;
      // Done, not dropped: its cause would order it again.
      if (isSubscription(kind) && (await refusals.isDead(composed.to))) return true;
      await sendTo(id, composed);
      return true;
    },
    isRefused: (error) => isRefused(error as SendError),
    close: () => transport.close(),
  });
  return {
    ...worker,
    async cleanUp(): Promise<void> {
      await worker.cleanUp();
      await refusals.deleteBefore(new Date(now() - KEEP_REFUSALS_MS));
      await deliveries.deleteBefore(new Date(now() - KEEP_DELIVERIES_MS));
    },
  };
}

interface SendError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** A permanent rejection of the address or content, not of the sender or a temporary one. */
function isRefused({ code, responseCode, command }: SendError): boolean {
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  return command !== "MAIL FROM" && (responseCode === undefined || responseCode >= 500);
}

/** A bounce: the server of the recipient, or ours, knows no such mailbox. */
function isAddressRefused({ code, responseCode = 0, command }: SendError): boolean {
  return code === "EENVELOPE" && command === "RCPT TO" && responseCode >= 500;
}
