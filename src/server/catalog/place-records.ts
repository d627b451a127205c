import { and, asc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { venues } from "#server/platform/db/schema/catalog.ts";
import { type Handle, isPublicVenue } from "./tables.ts";

/** A place has a record for each category of its events. Answers with the others: same city, name and spot. */
export async function findOtherRecords(db: Handle, venueId: number): Promise<(typeof venues.$inferSelect)[]> {
  const own = alias(venues, "own");
  const rows = await db
    .select({ other: venues })
    .from(venues)
    .innerJoin(
      own,
      and(
        eq(own.cityId, venues.cityId),
        eq(own.name, venues.name),
        eq(own.longitude, venues.longitude),
        eq(own.latitude, venues.latitude),
        ne(own.id, venues.id),
      ),
    )
    .where(and(eq(own.id, venueId), isPublicVenue()))
    .orderBy(asc(venues.id));
  return rows.map(({ other }) => other);
}
