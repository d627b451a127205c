import type { Config } from "./config.ts";
import { followPushes } from "./follows/pushes.ts";
import { newsPushes } from "./news/pushes.ts";
import { newsStore } from "./news/store.ts";
import type { Database } from "./platform/db/connect.ts";
import { ANY_NETWORK, INTERNET } from "./platform/http-client/http-client.ts";
import { createPusher } from "./platform/push/pusher.ts";

interface PushDeps {
  config: Pick<Config, "site" | "isPrivateNetworkAllowed">;
  database: Database;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

/** The whole push side of the product, kind by kind. */
export function buildPusher({ config, database, now, onFailure }: PushDeps) {
  return createPusher({
    database,
    composers: {
      ...followPushes(database.db, now),
      ...newsPushes(newsStore(database.db), now),
    },
    network: config.isPrivateNetworkAllowed ? ANY_NETWORK : INTERNET,
    contactEmail: config.site.contactEmail,
    now,
    onFailure,
  });
}
