import type { ErrorCode } from "#domain/errors.ts";

/** What a pool says to its worker: begin a task, go on with it. */
export type Order<Task> = { do: "begin"; task: Task } | { do: "continue" };

/** What a worker answers, once to each order; "ready" comes by itself. */
export type Report<Batch, Result> =
  | { state: "ready" }
  | { state: "batch"; batch: Batch }
  | { state: "done"; result: Result }
  | { state: "refused"; code: ErrorCode; sentence: string; fields: Record<string, string> | undefined }
  | { state: "failed"; error: unknown };
