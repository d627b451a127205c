import type { ErrorKind } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";

/** Messages of a pool to its worker: begin a task, continue it. */
export type Order<Task> = { do: "begin"; task: Task } | { do: "continue" };

/** What a worker answers, once to each order; "ready" comes by itself. */
export type WorkerReport<Batch, Result> =
  | { state: "ready" }
  | { state: "batch"; batch: Batch }
  | { state: "done"; result: Result }
  | { state: "refused"; kind: ErrorKind; problem: Problem; fields: Record<string, Problem> | undefined }
  | { state: "failed"; error: unknown };
