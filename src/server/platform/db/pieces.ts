import type { Database } from "./connect.ts";

export interface PieceSize {
  /** How long a piece may take, since a request waits for one; on a busy machine it has the least number of rows. */
  wantedMs: number;
  least: number;
  most: number;
}

/** Works through rows in short transactions, each with as many rows as the database writes in a moment; requests pass in between. */
export async function runInPieces<Row>(
  database: Pick<Database, "letOthersPass">,
  rows: readonly Row[],
  { wantedMs, least, most }: PieceSize,
  work: (some: Row[]) => Promise<unknown>,
  afterPiece: (done: number) => unknown = () => {},
): Promise<void> {
  let size = least;
  for (let done = 0; done < rows.length; ) {
    const some = rows.slice(done, done + size);
    const startedAt = performance.now();
    await work(some);
    const fitting = (some.length * wantedMs) / Math.max(performance.now() - startedAt, 0.1);
    size = Math.round(Math.min(most, size * 2, Math.max(least, fitting)));
    done += some.length;
    await database.letOthersPass();
    await afterPiece(done);
  }
}
