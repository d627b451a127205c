import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { noteFact } from "./site-facts.ts";
import { isDiskFull } from "./unreachable.ts";

export type WriteState = "ready" | "database unreachable" | "disk full";

/** Between two writes of the probe; in between it reads. */
const WRITE_EVERY_MS = 5_000;

export interface WriteProbe {
  /** Whether the database takes writes now. */
  state(): Promise<WriteState>;
  /** A failure of a request, which may tell that the disk is full. */
  failed(error: unknown): void;
}

/** Tells by writing whether the database can be written to. */
export function writeProbe({ db }: Pick<Database, "db">, now: () => number): WriteProbe {
  let writtenMs = Number.NEGATIVE_INFINITY;
  let isFull = false;

  async function probe(): Promise<void> {
    if (isFull) {
      // A row that fits into a page of its table is written on a full disk, too: this one needs new pages.
      await db.transaction(async (tx) => {
        await tx.execute(sql`create temporary table room on commit drop as
          select repeat(md5(number::text), 100) from generate_series(1, 50) as number`);
      });
      isFull = false;
    } else if (performance.now() - writtenMs < WRITE_EVERY_MS) {
      await db.execute(sql`select 1`);
    } else {
      await noteFact(db, "written", new Date(now()));
      writtenMs = performance.now();
    }
  }

  return {
    async state() {
      try {
        await probe();
        return "ready";
      } catch (error) {
        isFull ||= isDiskFull(error);
        writtenMs = Number.NEGATIVE_INFINITY;
        return isDiskFull(error) ? "disk full" : "database unreachable";
      }
    },
    failed(error) {
      isFull ||= isDiskFull(error);
    },
  };
}
