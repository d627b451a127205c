import { AppError } from "#contract/app-error.ts";
import { type ModerationHandle, moderationStore } from "./store.ts";

/** Why an item that waits cannot be taken. */
export async function refusalOf(db: ModerationHandle, id: string): Promise<AppError> {
  const store = moderationStore(db);
  const item = await store.find(id);
  if (!item || item.state === "unconfirmed") return new AppError("not-found", { code: "noItem" });
  if (item.state !== "waiting" || !item.claimedBy) return new AppError("conflict", { code: "itemDecided" });
  const who = await store.nameOf(item.claimedBy);
  return new AppError("conflict", { code: "itemClaimed", params: { who } });
}
