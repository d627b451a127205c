// A process of its own that tells followers' servers what has changed at one instant, and kills itself at a given moment.
import { setTimeout } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { startFederation } from "#server/federation/start.ts";
import { tellChanges } from "#server/federation/told/tell-changes.ts";
import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";

export interface FederationProgramOrder {
  location: DatabaseLocation;
  publicUrl: string;
  nowMs: number;
  /** So many transactions, after which it is killed. */
  killAtPiece: number | undefined;
  /** Kills itself when everything was sent. */
  endsWhenSent: boolean;
}

const FASTER = 60;

process.on(
  "message",
  async ({ location, publicUrl, nowMs, killAtPiece, endsWhenSent }: FederationProgramOrder) => {
    const opened = await connectDatabase(location);
    let pieces = 0;
    const database = {
      ...opened,
      async transaction<T>(work: Parameters<typeof opened.transaction<T>>[0]) {
        const result = await opened.transaction(work);
        if (++pieces === killAtPiece) process.kill(process.pid, "SIGKILL");
        return result;
      },
    };
    const startedMs = Date.now();
    // The last process has time pass fast, so that what failed on a slow machine is tried again.
    const now = () => (endsWhenSent ? nowMs + FASTER * (Date.now() - startedMs) : nowMs);
    if (endsWhenSent) await tellChanges(opened, now);
    await startFederation({
      config: { blockedHosts: [], allowedHosts: [] },
      database,
      site: { publicUrl } as never,
      network: ANY_NETWORK,
      now,
      onFailure: () => {},
    });
    if (!endsWhenSent) return;
    const open = and(eq(outbox.channel, "federation"), isNull(outbox.doneAt));
    while ((await opened.db.$count(outbox, open)) > 0) await setTimeout(200);
    process.kill(process.pid, "SIGKILL");
  },
);
