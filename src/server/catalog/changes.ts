import type { Database, Notify } from "#server/platform/db/connect.ts";
import type { AtlasKeeper } from "./atlas-keeper.ts";

const CHANNEL = "catalog";
// Ids of up to eleven characters, comma included, stay below PostgreSQL's limit for a message.
const IDS_PER_MESSAGE = 500;

/** Tells every process that these venues, or events of them, were added, changed or deleted. */
export function announceVenues(notify: Notify, venueIds: readonly number[]): void {
  for (let from = 0; from < venueIds.length; from += IDS_PER_MESSAGE)
    notify(CHANNEL, venueIds.slice(from, from + IDS_PER_MESSAGE).join(","));
}

/** Keeps this process's atlas in step; after a lost connection everything is read again. */
export function followChanges(database: Database, keeper: AtlasKeeper): Promise<() => void> {
  return database.listen(
    CHANNEL,
    (payload) => keeper.refresh(payload.split(",").map(Number)),
    () => keeper.reload(),
  );
}
