import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { sourceRuns, sources } from "#server/platform/db/schema/sources.ts";
import type { SourceRow } from "../store.ts";

type Handle = Database["db"] | Transaction;

/** How long a process keeps a source to itself without renewing its claim. */
const CLAIM_MS = 60_000;
export const RENEW_MS = 20_000;

/** Leases by which processes share sources: each run happens once. */
export const sourceClaims = {
  /** Takes the source that is due first; no other process gets it while the claim lasts. */
  async claimDue(db: Handle, at: Date): Promise<SourceRow | undefined> {
    const due = db
      .select({ id: sources.id })
      .from(sources)
      .where(
        and(
          eq(sources.state, "active"),
          lte(sources.nextRunAt, at),
          or(isNull(sources.claimedUntil), lte(sources.claimedUntil, at)),
        ),
      )
      .orderBy(asc(sources.nextRunAt))
      .limit(1)
      .for("update", { skipLocked: true });
    const [row] = await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(inArray(sources.id, due))
      .returning();
    return row;
  },

  /** Takes one source, unless a run of it is under way. */
  async claim(db: Handle, id: number, at: Date): Promise<boolean> {
    const { rowCount } = await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(and(eq(sources.id, id), or(isNull(sources.claimedUntil), lte(sources.claimedUntil, at))));
    return rowCount === 1;
  },

  /** The process that serves an embedded database is the only one: what is claimed when it starts was left behind. */
  async releaseClaims(db: Handle): Promise<void> {
    await db.update(sources).set({ claimedUntil: null }).where(isNotNull(sources.claimedUntil));
  },

  /** A source with a run that its process left in the middle, taken over. */
  async claimInterrupted(db: Handle, at: Date): Promise<SourceRow | undefined> {
    const left = db
      .select({ id: sources.id })
      .from(sources)
      .innerJoin(sourceRuns, and(eq(sourceRuns.sourceId, sources.id), eq(sourceRuns.state, "running")))
      .where(or(isNull(sources.claimedUntil), lte(sources.claimedUntil, at)))
      .limit(1)
      .for("update", { of: sources, skipLocked: true });
    const [row] = await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(inArray(sources.id, left))
      .returning();
    return row;
  },

  async renewClaim(db: Handle, id: number, at: Date): Promise<void> {
    await db
      .update(sources)
      .set({ claimedUntil: new Date(at.getTime() + CLAIM_MS) })
      .where(eq(sources.id, id));
  },

  async release(db: Handle, id: number): Promise<void> {
    await db.update(sources).set({ claimedUntil: null }).where(eq(sources.id, id));
  },
};
