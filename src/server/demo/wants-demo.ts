import { catalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";

const isRemoved = async (db: Database["db"]) => (await findFact(db, "demo-removed")) !== undefined;

/** `auto` only fills an embedded database that is empty, and renews what it filled. */
export async function wantsDemo(
  setting: "auto" | "on" | "off",
  { db }: Pick<Database, "db">,
  isEmbedded: boolean,
): Promise<boolean> {
  if (await isRemoved(db)) {
    if (setting === "on") console.warn("DEMO=on has no effect: the demo world of this database was removed.");
    return false;
  }
  if (setting !== "auto") return setting === "on";
  return isEmbedded && (await catalogReader(db).isDemoOrEmpty());
}

/** A command beside an embedded database cannot notify this process of a change: it polls. */
export function noticeRemovedDemo(
  { db }: Pick<Database, "db">,
  reload: () => Promise<void>,
): () => Promise<void> {
  let isNoticed = false;
  return async () => {
    if (isNoticed || !(await isRemoved(db))) return;
    await reload();
    isNoticed = true;
  };
}
