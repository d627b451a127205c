import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { eventHistory, events } from "#server/platform/db/schema/catalog.ts";
import type { Handle } from "./tables.ts";

/**
 * Addresses of uploaded pictures that events show, or would show after an undo: those of events deleted before a moment
 * are left out. Partial indexes have these rows alone.
 */
export async function uploadedImages(db: Handle, noUndoBefore: Date): Promise<string[]> {
  const isKept = or(isNull(events.withdrawnAt), gt(events.withdrawnAt, noUndoBefore));
  const before = sql<string>`${eventHistory.before} ->> 'image'`;
  const shown = await db
    .select({ image: events.image })
    .from(events)
    .where(and(sql`${events.image} like '%/uploads/%'`, isKept));
  const replaced = await db
    .select({ image: before })
    .from(eventHistory)
    .innerJoin(events, eq(events.id, eventHistory.eventId))
    .where(and(sql`${before} like '%/uploads/%'`, isKept));
  return [...shown, ...replaced].map(({ image }) => image);
}
