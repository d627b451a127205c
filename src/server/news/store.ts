import { and, eq } from "drizzle-orm";
import type { Locale } from "#domain/locale.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { EventAtVenueRow } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";

export interface Reader {
  to: string;
  forename: string;
  language: Locale | null;
}

export type NewsStore = ReturnType<typeof newsStore>;

export function newsStore(db: Database["db"]) {
  return {
    /** The person, as long as they keep the event, and the event, as long as it is public. */
    async find(userId: string, eventId: number): Promise<(EventAtVenueRow & { reader: Reader }) | undefined> {
      const [reader] = await db
        .select({ to: users.email, forename: users.forename, language: users.language })
        .from(favorites)
        .innerJoin(users, eq(users.id, favorites.userId))
        .where(and(eq(favorites.userId, userId), eq(favorites.eventId, eventId)));
      const [found] = await catalogReader(db).eventsByIds([eventId]);
      return reader && found && { ...found, reader };
    },
  };
}
