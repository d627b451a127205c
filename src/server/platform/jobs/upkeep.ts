import type { Database } from "../db/connect.ts";

/** Deletes what a feature need not keep any longer; every process runs it once an hour, so it is idempotent. */
export type Upkeep = (db: Database["db"], nowMs: number) => Promise<void>;
