import type { Config } from "./config.ts";
import type { Database } from "./platform/db/connect.ts";
import { ANY_NETWORK, INTERNET } from "./platform/http-client/http-client.ts";
import { posterUrl } from "./posters/poster-url.ts";
import { createWebhookSender, type SenderDeps } from "./webhooks/sender.ts";

interface WebhookDeps {
  config: Pick<Config, "site" | "isPrivateNetworkAllowed">;
  database: Database;
  now: () => number;
  onFailure: SenderDeps["onFailure"];
}

/** Sends messages to webhooks until the returned function is called. */
export function startWebhooks({ config, ...deps }: WebhookDeps): Promise<() => Promise<void>> {
  const network = config.isPrivateNetworkAllowed ? ANY_NETWORK : INTERNET;
  return createWebhookSender({ ...deps, network, publicUrl: config.site.publicUrl, posterUrl }).start();
}
