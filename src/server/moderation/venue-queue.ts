import { AppError } from "#contract/app-error.ts";
import type { Decided, VenueSubmissions } from "#contract/moderation.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { DecisionActions, MayDecide } from "./decide.ts";
import type { Owners } from "./owners.ts";
import { submittedPlace } from "./places.ts";
import { type Item, type ModerationHandle, moderationStore } from "./store.ts";
import type { StoredSubmission } from "./stored-submission.ts";

const LIMIT = 100;

interface VenueQueueDeps {
  database: Database;
  owners: Owners;
  decisions: Pick<DecisionActions, "approve" | "reject">;
}

export type VenueQueue = ReturnType<typeof venueQueue>;

/** What others submit at the venues of an account, which decides about it as a moderator does. */
export function venueQueue({ database: { db }, owners, decisions }: VenueQueueDeps) {
  /**
   * At one's own venue, and not one's own: who is new cannot approve for oneself. Under the page of a third account only
   * that account's events are decided here; others would reach its followers.
   */
  async function isOpenTo(
    handle: ModerationHandle,
    userId: string,
    venueIds: ReadonlySet<number>,
    item: Item,
  ) {
    const { kind, venueId, userId: authorId, form } = item;
    if (kind !== "submission" || venueId === null || !venueIds.has(venueId) || authorId === userId)
      return false;
    const name = form?.organizer;
    const organizer =
      typeof name === "string" && name !== "" ? await ownedPages(handle).organizerNamed(name) : undefined;
    if (!organizer) return true;
    const holders = await owners.holdersOf(handle, { organizerId: organizer.id });
    return holders.length === 0 || holders.some((holder) => [userId, authorId].includes(holder.userId));
  }

  const mayDecide =
    (userId: string): MayDecide =>
    async (tx, item) => {
      const { venueIds } = await owners.holdingsOf(tx, userId);
      if (!(await isOpenTo(tx, userId, venueIds, item))) throw new AppError("not-found", { code: "noItem" });
    };

  return {
    async list({ id: userId }: Visitor): Promise<VenueSubmissions> {
      const { venueIds } = await owners.holdingsOf(db, userId);
      const rows = venueIds.size === 0 ? [] : await moderationStore(db).waitingAt([...venueIds], LIMIT);
      const reader = catalogReader(db);
      const shown = rows.map(async ({ item, name }) => {
        if (!(await isOpenTo(db, userId, venueIds, item))) return [];
        const form = item.form as unknown as StoredSubmission;
        return [
          {
            id: item.id,
            title: form.title,
            at: item.createdAt.getTime(),
            form: item.form ?? {},
            author: name ?? "",
            isMove: form.move !== undefined,
            place: await submittedPlace(reader, form),
          },
        ];
      });
      return { submissions: (await Promise.all(shown)).flat() };
    },

    approve: ({ id: userId }: Visitor, id: string): Promise<Decided> =>
      decisions.approve(userId, id, null, mayDecide(userId)),
    reject: ({ id: userId }: Visitor, id: string, reason: string): Promise<Decided> =>
      decisions.reject(userId, id, reason, mayDecide(userId)),
  };
}
