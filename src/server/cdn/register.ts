import type { ChangeLog } from "#server/catalog/projection/change-log.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { Purger, type PurgerDeps } from "./purger.ts";

/** With a purge copies may live longer: only what was not told is old for so long. */
const SHARED_S = 300;

export interface CdnConfig {
  purgeUrl: string;
  purgeToken: string | undefined;
}

/** How long caches elsewhere may keep pages; undefined for the usual time. */
export function sharedSeconds(config: CdnConfig | undefined): number | undefined {
  return config && SHARED_S;
}

/** Tells the CDN of the settings whatever changes from now on. Its address is the operator's own, so it may be anywhere. */
export function startPurging(
  { purgeUrl, purgeToken }: CdnConfig,
  changes: ChangeLog,
  onFailure: PurgerDeps["onFailure"],
): Purger {
  const options = { network: ANY_NETWORK, giveUpMs: SHARED_S * 1000, onFailure };
  const purger = new Purger({ url: purgeUrl, token: purgeToken, ...options });
  changes.tellTo((tags) => purger.purge(tags));
  return purger;
}
