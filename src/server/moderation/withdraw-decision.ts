import { AppError } from "#contract/app-error.ts";
import { historyOfBulk } from "#server/catalog/history.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { Item } from "./store.ts";
import type { StoredSubmission } from "./stored-submission.ts";

type Decided = Item & { eventId: number; decidedAt: Date };

const MAX_ENTRIES = 10;

/** Takes out of the catalogue what a decision wrote there, as long as nothing else has changed it. */
export async function withdrawDecision(
  write: CatalogWrite,
  tx: Transaction,
  { id, eventId, decidedAt, form }: Decided,
): Promise<void> {
  const [found] = await write.read.recordsByIds([eventId]);
  if (!found) return;
  const { event, venue } = found;
  if (event.createdAt.getTime() !== decidedAt.getTime()) {
    // It was merged into an event that was there before.
    for (const entry of await historyOfBulk(tx, id, 0, MAX_ENTRIES))
      if (entry.at.getTime() === decidedAt.getTime()) await write.revert(entry, { isUndo: true });
    return;
  }
  const published = event.seriesId === null ? [event] : await write.events.occurrences(event.seriesId);
  if (published.some(({ version }) => version !== 1))
    throw new AppError("conflict", { code: "eventChanged" });
  for (const each of published) if (!each.withdrawnAt) await write.events.withdraw(each);
  const { newVenue } = form as unknown as StoredSubmission;
  const isEmpty = async () => (await write.read.editableEvents(venue.id)).length === 0;
  if (newVenue?.name === venue.name && !venue.withdrawnAt && (await isEmpty()))
    await write.venues.withdraw(venue);
}
