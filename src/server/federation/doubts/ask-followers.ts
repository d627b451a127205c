import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { fetchGuarded, isForbidden, type Network } from "#server/platform/http-client/http-client.ts";
import { ACTIVITY_JSON } from "../documents.ts";
import { isAt } from "../peers.ts";
import type { Sender } from "../sender.ts";
import { federationStore } from "../store.ts";
import { type Doubt, doubtStore } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Once a day. */
const ASK_AGAIN_MS = 20 * HOUR_MS;
const AT_ONCE = 100;
const ANSWER_MS = 10_000;
/** An address may have nothing while a server is moved or restored. */
const MISSING_DAYS = 3;
const SILENT_MS = 30 * DAY_MS;

type Answer = "there" | "missing" | "gone" | "silent";

interface AskDeps {
  database: Database;
  network: Network;
  signGet: Sender["signGet"];
  now: () => number;
}

/**
 * Asks the followers whose inbox refused or was silent whether they are still there, by their own address. Forgotten is who is
 * gone (410), was missing (404) on several days, or whose server has not answered anything for a month; the change log says so.
 */
export async function askDoubtful({ database, network, signGet, now }: AskDeps): Promise<void> {
  const doubts = doubtStore(database.db);
  await doubts.removeStrangers();
  const due = await doubts.take(new Date(now() - ASK_AGAIN_MS), new Date(now()), AT_ONCE);
  for (const [host, some] of Map.groupBy(due, (doubt) => doubt.host)) await askServer(host, some);

  async function askServer(host: string, some: readonly Doubt[]): Promise<void> {
    for (const doubt of some) {
      const answer = await ask(doubt.follower);
      if (answer === "silent") {
        await doubts.skipHost(host, new Date(now()));
        const silent = await doubts.silentSince(host, new Date(now() - SILENT_MS));
        if (silent.length > 0) await forget(silent, "Silent Server Forgotten", host);
        return;
      }
      if (answer === "there") await doubts.remove([doubt.follower]);
      else if (answer === "gone" || (await wasMissingOften(doubt)))
        await forget([doubt.follower], "Gone Follower Forgotten", doubt.follower);
    }
  }

  async function ask(follower: string): Promise<Answer> {
    const url = new URL(follower);
    url.hash = "";
    try {
      const headers = { accept: ACTIVITY_JSON, ...(await signGet(url)) };
      const limits = { network, headers, maxBytes: 0, timeoutMs: ANSWER_MS, wantsBody: () => false };
      const answer = await fetchGuarded(url.href, limits);
      if (!isAt(url.host, answer.url)) return "there";
      if (answer.status === 410) return "gone";
      return answer.status === 404 ? "missing" : "there";
    } catch (error) {
      // Nobody follows from an address that may not be asked.
      return isForbidden(error) ? "gone" : "silent";
    }
  }

  async function wasMissingOften({ follower, missingDays, missingAt }: Doubt): Promise<boolean> {
    const isNewDay = missingAt === null || now() - missingAt.getTime() >= ASK_AGAIN_MS;
    const days = missingDays + (isNewDay ? 1 : 0);
    await doubts.saveMissing(follower, days, new Date(now()));
    return days >= MISSING_DAYS;
  }

  async function forget(followers: readonly string[], action: string, subject: string): Promise<void> {
    await database.transaction(async (tx) => {
      for (const follower of followers) await federationStore(tx).removePeer(follower);
      await doubtStore(tx).remove(followers);
      await recordAudit(tx, { userId: null, action, subject, at: new Date(now()) });
    });
  }
}
