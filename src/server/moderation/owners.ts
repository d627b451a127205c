import type { ChangeOwnEvent } from "#contract/organizers.ts";
import type { Holdings, OwnedBy } from "#server/catalog/policy.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { ModerationHandle } from "./store.ts";

/** What accounts hold, as the feature of organizers knows it: it decides what waits, and for whom. */
export interface Owners {
  holdingsOf(db: ModerationHandle, userId: string, asked?: OwnedBy): Promise<Holdings>;
  holdersOf(
    db: ModerationHandle,
    target: { venueId: number } | { organizerId: number },
  ): Promise<{ userId: string }[]>;
  /** Mails those who hold a venue that something waits there. */
  tellHolders(tx: Transaction, venueId: number, at: Date): Promise<void>;
  /** Makes an approved move of a published event. */
  move(
    within: { write: CatalogWrite; tx: Transaction },
    authorId: string,
    eventId: number,
    change: ChangeOwnEvent,
  ): Promise<void>;
}
