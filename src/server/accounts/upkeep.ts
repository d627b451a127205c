import { DAY_MS } from "#domain/time.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";
import { addressStore } from "./address/store.ts";
import { passkeyStore } from "./passkeys/store.ts";
import { securityStore } from "./security/store.ts";
import { accountStore } from "./store.ts";
import { tokenStore } from "./tokens/store.ts";

const KEEP_SECURITY_LOG_MS = 180 * DAY_MS;

export const accountsUpkeep: Upkeep = async (db, nowMs) => {
  const at = new Date(nowMs);
  await accountStore(db).deleteExpired(at);
  await addressStore(db).deleteExpired(at);
  await passkeyStore(db).deleteExpired(at);
  await tokenStore(db).deleteExpired(at);
  await securityStore(db).forgetLog(new Date(nowMs - KEEP_SECURITY_LOG_MS));
};
