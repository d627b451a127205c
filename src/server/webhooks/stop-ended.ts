import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { webhookStore } from "./store.ts";

/**
 * Switches off webhooks whose token has ended, or whose owner is no administrator any more. It is found, not told: nothing
 * that ends a token or takes a role away can forget it.
 */
export async function stopEndedWebhooks(database: Database, now: () => number): Promise<void> {
  const at = new Date(now());
  const ended = await webhookStore(database.db).listEnded(at);
  if (ended.length === 0) return;
  await database.transaction(async (tx) => {
    const ids = ended.map(({ id }) => id);
    for (const { url } of await webhookStore(tx).stop(ids, "token-ended"))
      await recordAudit(tx, {
        userId: null,
        action: "Webhook Switched Off",
        subject: new URL(url).host,
        at,
      });
  });
}
