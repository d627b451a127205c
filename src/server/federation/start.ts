import type { Site } from "#contract/site.ts";
import { federatedReader } from "#server/catalog/federated.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { schedule } from "#server/platform/jobs/schedule.ts";
import { describeError } from "#server/platform/log/describe-error.ts";
import { federationAddresses } from "./addresses.ts";
import { federationDeliveries } from "./deliveries.ts";
import { askDoubtful } from "./doubts/ask-followers.ts";
import { doubtStore } from "./doubts/store.ts";
import { forgetEntries, keepFollowing } from "./following/keep-following.ts";
import { federationRules } from "./rules/rules.ts";
import { ruleStore } from "./rules/store.ts";
import { federationSender } from "./sender.ts";
import { serverSoftware } from "./servers/software.ts";
import type { FederationConfig } from "./settings.ts";
import { federationStore } from "./store.ts";
import { tellerStore } from "./tellers/store.ts";
import { tellChanges } from "./told/tell-changes.ts";

const TELL_EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEEP_PEERS_MS = 30 * DAY_MS;
/** Events are announced so long ahead, and may be taken back when they are over. */
const KEEP_TELLERS_MS = 3 * 365 * DAY_MS;

interface FederationWork {
  config: FederationConfig;
  database: Database;
  site: Site;
  network: Network;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

/** What is sent to other servers, beside the requests; returns a function that ends it. */
export async function startFederation(work: FederationWork): Promise<() => Promise<void>> {
  const { config, database, site, network, now, onFailure } = work;
  const { publicUrl } = site;
  const addresses = federationAddresses(publicUrl);
  const store = federationStore(database.db);
  await store.keys();
  const sender = federationSender({ store, addresses, network, publicUrl, now });
  const rules = federationRules({ config, store: ruleStore(database.db) });
  const deliveries = federationDeliveries({
    database,
    sender,
    rules,
    addresses,
    publicUrl,
    now,
    onFailure,
    doubts: doubtStore(database.db),
    softwareAt: serverSoftware({ network, now }),
    reader: federatedReader(database.db),
  });
  const stopDeliveries = await deliveries.start();
  const tell = () => tellChanges(database, now);
  const jobs = schedule(
    [
      { name: "tell other servers", everyMs: TELL_EVERY_MS, isDueAtOnce: true, run: tell },
      {
        name: "follow other servers",
        everyMs: TELL_EVERY_MS,
        run: () => keepFollowing(database, now),
      },
      { name: "forget events of other servers", everyMs: HOUR_MS, run: () => forgetEntries(database, now) },
      {
        name: "ask doubtful followers",
        everyMs: HOUR_MS,
        run: () => askDoubtful({ database, network, signGet: sender.signGet, now }),
      },
      {
        name: "forget what other servers said",
        everyMs: HOUR_MS,
        run: async () => {
          await store.deleteExpired(new Date(now()), new Date(now() - KEEP_PEERS_MS));
          await tellerStore(database.db).forgetBefore(new Date(now() - KEEP_TELLERS_MS));
        },
      },
    ],
    (name, error) => onFailure(`job failed: ${name}`, { reason: describeError(error) }),
  );
  return async () => {
    await jobs.stop();
    await stopDeliveries();
  };
}
