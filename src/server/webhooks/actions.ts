import { randomUUID } from "node:crypto";
import { AppError, wrongField } from "#contract/app-error.ts";
import type {
  AddWebhook,
  EditWebhook,
  MadeWebhook,
  Webhook,
  WebhookAnswer,
  Webhooks,
} from "#contract/webhooks.ts";
import { MAX_WEBHOOKS } from "#domain/webhook.ts";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { FetchError, isForbidden, resolveGuarded } from "#server/platform/http-client/http-client.ts";
import { batchReader } from "./batch.ts";
import { type PostDeps, postMessage } from "./post.ts";
import { newWebhookSecret } from "./signature.ts";
import { stopEndedWebhooks } from "./stop-ended.ts";
import { type WebhookRow, webhookStore } from "./store.ts";

export interface WebhookDeps extends PostDeps {
  database: Database;
  publicUrl: string;
  posterUrl: PosterUrl;
  isPlainHttpAllowed: boolean;
}

const RESOLVE_MS = 5_000;

const shown = (row: WebhookRow): Webhook => ({
  _id: row.id,
  url: row.url,
  kinds: row.kinds,
  attempts: row.attempts,
  state: row.state,
  stoppedBy: row.state === "stopped" ? (row.stoppedBy ?? "failures") : null,
  failingSince: row.failingSince?.getTime() ?? null,
  nextAt: row.nextAt?.getTime() ?? null,
  answers: row.answers,
  createdAt: row.createdAt.getTime(),
});

/** Who does it, and the API token it is done with. */
type Caller = Pick<Visitor, "id" | "tokenId">;

const noWebhook = () => new AppError("not-found", { code: "noWebhook" });

export function webhookActions(deps: WebhookDeps) {
  const { database, network, publicUrl, posterUrl, isPlainHttpAllowed, now } = deps;
  const store = webhookStore(database.db);

  /** An address inside our network would have this server ask it (SSRF); each message is checked again. */
  async function refuseAddress(url: string): Promise<void> {
    if (!isPlainHttpAllowed && new URL(url).protocol !== "https:")
      throw wrongField("url", { code: "webhookNeedsHttps" });
    try {
      await resolveGuarded(url, network, AbortSignal.timeout(RESOLVE_MS));
    } catch (error) {
      if (error instanceof FetchError && error.problem === "has-password")
        throw wrongField("url", { code: "fetchHasPassword" });
      if (isForbidden(error)) throw wrongField("url", { code: "fetchPrivateAddress" });
    }
  }

  /** A change that stands in the change log, by the receiver's host alone: addresses may hold secrets. */
  function logged<T extends WebhookRow>(
    adminId: string,
    action: string,
    work: (within: ReturnType<typeof webhookStore>) => Promise<T | undefined>,
  ): Promise<T> {
    return database.transaction(async (tx) => {
      const row = await work(webhookStore(tx));
      if (!row) throw noWebhook();
      const entry = { userId: adminId, action, subject: new URL(row.url).host, at: new Date(now()) };
      await recordAudit(tx, entry);
      return row;
    });
  }

  return {
    async list(): Promise<Webhooks> {
      await stopEndedWebhooks(database, now);
      return { webhooks: (await store.list()).map(shown) };
    },

    async add({ id: adminId, tokenId }: Caller, { url, kinds }: AddWebhook): Promise<MadeWebhook> {
      await refuseAddress(url);
      const secret = newWebhookSecret();
      const reached = await batchReader({ db: database.db, publicUrl, posterUrl }).now();
      const row = await logged(adminId, "Webhook Added", async (within) => {
        if ((await within.count()) >= MAX_WEBHOOKS)
          throw new AppError("conflict", { code: "tooManyWebhooks", params: { max: MAX_WEBHOOKS } });
        const unique = [...new Set(kinds)];
        const createdAt = new Date(now());
        return within.add({ url, secret, kinds: unique, tokenId, ...reached, createdAt });
      });
      return { ...shown(row), secret };
    },

    async edit(admin: Caller, id: string, { state }: EditWebhook): Promise<Webhook> {
      await stopEndedWebhooks(database, now);
      // The token that created it is no longer the owner: the webhook now belongs to the user who resumes it.
      const fresh = { attempts: 0, failingSince: null, nextAt: null, stoppedBy: null };
      const tokenId = admin.tokenId ?? null;
      const [action, change] =
        state === "active"
          ? ["Webhook Resumed", { state, ...fresh, tokenId }]
          : ["Webhook Paused", { state }];
      return shown(await logged(admin.id, action as string, (within) => within.change(id, change as object)));
    },

    async remove(adminId: string, id: string): Promise<void> {
      await logged(adminId, "Webhook Removed", (within) => within.remove(id));
    },

    /** Sends a message about nothing, paused or not, and tells the answer. */
    async test(id: string): Promise<WebhookAnswer> {
      const webhook = await store.find(id);
      if (!webhook) throw noWebhook();
      const messageId = `test-${randomUUID()}`;
      const at = now();
      const answered = await postMessage(deps, webhook, messageId, {
        type: "webhook.test",
        timestamp: new Date(at).toISOString(),
        data: { id: "0", url: publicUrl, event: null, venue: null },
      });
      const answer = { id: messageId, kind: "test" as const, at, ...answered };
      await store.addAnswer(id, answer);
      return answer;
    },
  };
}
