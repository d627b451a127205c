import type { Database } from "#server/platform/db/connect.ts";
import { describeError } from "#server/platform/log/describe-error.ts";
import type { MailComposers } from "./mail-template.ts";
import { followMail } from "./outbox.ts";
import { type ClaimedMail, outboxStore } from "./store.ts";
import { LANES, type Transport } from "./transport.ts";

export interface MailerDeps {
  database: Database;
  composers: MailComposers;
  transport: Transport;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

/** A process that dies while sending leaves its mails to the others after this long. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = 2 * 86_400_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
const LOOK_EVERY_MS = 2_000;
/** Sent mails guard against a second one of the same cause, and their links can be followed for so long. */
const KEEP_DONE_MS = 30 * 86_400_000;

/** Sends what is in the outbox: each mail by one process at a time, again and again until it is in safe hands. */
export function createMailer({ database, composers, transport, now, onFailure }: MailerDeps) {
  const store = outboxStore(database.db);
  let isStopping = false;
  let round: Promise<void> | undefined;
  let isCalledAgain = false;

  async function deliver(mail: ClaimedMail): Promise<boolean> {
    const lease = setInterval(() => {
      store.hold(mail.id, now() + LEASE_MS).catch(() => {});
    }, LEASE_MS / 3);
    try {
      const compose = composers[mail.kind];
      if (!compose) throw new Error(`Nobody knows how to write a mail of the kind "${mail.kind}".`);
      const letter = await compose(mail.facts, mail.id);
      if (!letter) {
        await store.drop(mail.id);
        return true;
      }
      await transport.send(mail.id, letter);
    } catch (error) {
      await postpone(mail, error as SendError);
      return false;
    } finally {
      clearInterval(lease);
    }
    await store.finish(mail.id, now());
    return true;
  }

  async function postpone({ id, kind, attempts, dueAt }: ClaimedMail, error: SendError): Promise<void> {
    const isHopeless = isRefused(error) || now() - dueAt.getTime() >= GIVE_UP_MS;
    const text = isHopeless ? "a mail was given up" : "a mail could not be sent yet";
    onFailure(text, { id, kind, attempts, reason: describeError(error) });
    if (isHopeless) await store.finish(id, now());
    else await store.hold(id, now() + pauseMs(attempts));
  }

  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const mails = await store.claim(now(), now() + LEASE_MS, LANES);
      const results = await Promise.all(mails.map(deliver));
      // When everything fails, the rest would too: it is left for the next time.
      if (!results.some(Boolean)) return;
    }
  }

  function wake(): void {
    isCalledAgain = true;
    round ??= (async () => {
      while (isCalledAgain && !isStopping) {
        isCalledAgain = false;
        await sendDue();
      }
    })()
      .catch((error) => onFailure("mails could not be looked for", { reason: describeError(error) }))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    sendDue,
    cleanUp: (): Promise<void> => store.deleteDoneBefore(now() - KEEP_DONE_MS),

    /** Looks at once whenever a mail is ordered, and every few seconds. Returns a function that finishes what is on its way. */
    async start(): Promise<() => Promise<void>> {
      const unfollow = await followMail(database, wake);
      const timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        unfollow();
        await round;
        transport.close();
      };
    },
  };
}

interface SendError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** The server will never take this mail: it says so of its address or content, not of the sender or the moment. */
function isRefused({ code, responseCode, command }: SendError): boolean {
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  return command !== "MAIL FROM" && (responseCode === undefined || responseCode >= 500);
}

function pauseMs(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10));
}
