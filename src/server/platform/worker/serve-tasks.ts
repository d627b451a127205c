import { parentPort } from "node:worker_threads";
import { AppError } from "#contract/app-error.ts";
import type { Order, Report } from "./messages.ts";

/** The worker's side of a WorkerPool: a task yields batches, each only when it is asked for, and returns a result. */
export function serveTasks<Task, Batch, Result>(run: (task: Task) => Generator<Batch, Result>): void {
  const port = parentPort!;
  let work: Generator<Batch, Result> | undefined;
  port.on("message", (order: Order<Task>) => {
    if (order.do === "begin") work = run(order.task);
    const report = advance(work!);
    if (report.state !== "batch") work = undefined;
    port.postMessage(report);
  });
  port.postMessage({ state: "ready" } satisfies Report<Batch, Result>);
}

function advance<Batch, Result>(work: Generator<Batch, Result>): Report<Batch, Result> {
  try {
    const { done, value } = work.next();
    return done ? { state: "done", result: value } : { state: "batch", batch: value };
  } catch (error) {
    // Of an error, structured clone keeps name, message and stack alone.
    if (error instanceof AppError)
      return { state: "refused", kind: error.kind, problem: error.problem, fields: error.fields };
    return { state: "failed", error };
  }
}
