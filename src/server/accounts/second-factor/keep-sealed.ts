import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Seal } from "./seal.ts";
import { secondFactorStore } from "./store.ts";

/** A key that no server has started with for so long is forgotten. */
const OTHER_KEYS_MS = 30 * DAY_MS;

/**
 * Seals what an older version stored as it is. Returns what to tell the operator where secrets, or other servers of the
 * database, have another key.
 */
export async function keepSealed(db: Database["db"], seal: Seal, nowMs: number): Promise<string | undefined> {
  const store = secondFactorStore(db);
  let foreign = 0;
  for (const { userId, secret } of await store.all()) {
    if (!seal.isSealed(secret)) await store.reseal(userId, secret, seal.seal(userId, secret));
    else if (!seal.open(userId, secret)) foreign++;
  }
  const fingerprint = seal.fingerprint();
  await store.noteKey(fingerprint, new Date(nowMs));
  const others = await store.otherKeys(fingerprint, new Date(nowMs - OTHER_KEYS_MS));
  const what =
    foreign > 0
      ? `Secrets of ${foreign} authenticator apps were sealed with another key than ${seal.path}: their owners sign in by a passkey or a recovery code, then set up their app again.`
      : others.length > 0
        ? `Another server of this database has another key than ${seal.path}: codes of authenticator apps work on one of them only.`
        : undefined;
  return (
    what &&
    `${what} If you have the right key, put it there, or set SECRETS_KEY_FILE to one file for all servers.`
  );
}
