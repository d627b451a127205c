import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { Person } from "#server/platform/db/personal-rows.ts";
import { moderationItems } from "#server/platform/db/schema/moderation.ts";

/** What a person brought, signed in or as a guest. */
export function broughtStore(tx: Transaction) {
  const isOf = ({ id, email }: Person) =>
    or(eq(moderationItems.userId, id), eq(moderationItems.email, email));
  return {
    /** The events that submissions became; of a repeated one the first. */
    async eventsOf(person: Person): Promise<number[]> {
      const rows = await tx
        .select({ eventId: moderationItems.eventId })
        .from(moderationItems)
        .where(and(isOf(person), eq(moderationItems.kind, "submission"), isNotNull(moderationItems.eventId)));
      return rows.flatMap(({ eventId }) => eventId ?? []);
    },

    async remove(person: Person): Promise<void> {
      await tx.delete(moderationItems).where(isOf(person));
    },

    /** What a guest has not confirmed goes: only its author could. */
    async keepWithoutName(person: Person): Promise<void> {
      await tx.delete(moderationItems).where(and(isOf(person), eq(moderationItems.state, "unconfirmed")));
      await tx.update(moderationItems).set({ userId: null, email: null }).where(isOf(person));
    },
  };
}
