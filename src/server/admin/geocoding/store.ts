import { eq } from "drizzle-orm";
import type { Point } from "#domain/geo.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { geocodes } from "#server/platform/db/schema/operations.ts";

export interface RememberedAnswer {
  /** None where the service knew none. */
  point: Point | undefined;
  foundAtMs: number;
}

export type GeocodeStore = ReturnType<typeof geocodeStore>;

/** Answers of the service, so that it is asked once. */
export function geocodeStore(db: Database["db"]) {
  return {
    async recall(question: string): Promise<RememberedAnswer | undefined> {
      const [row] = await db.select().from(geocodes).where(eq(geocodes.question, question));
      if (!row) return undefined;
      const { longitude, latitude, foundAt } = row;
      const isFound = longitude !== null && latitude !== null;
      return { point: isFound ? { longitude, latitude } : undefined, foundAtMs: foundAt.getTime() };
    },

    async remember(question: string, point: Point | undefined, foundAt: Date): Promise<void> {
      const answer = { longitude: point?.longitude ?? null, latitude: point?.latitude ?? null, foundAt };
      await db
        .insert(geocodes)
        .values({ question, ...answer })
        .onConflictDoUpdate({ target: geocodes.question, set: answer });
    },
  };
}
