import { parentPort } from "node:worker_threads";
import { AppError } from "#contract/app-error.ts";
import type { Order, WorkerReport } from "./messages.ts";

type Work<Batch, Result> = Iterator<Batch, Result> | AsyncIterator<Batch, Result>;

/** The worker's side of a WorkerPool: a task yields batches, each only when it is asked for, and returns a result. */
export function serveTasks<Task, Batch, Result>(run: (task: Task) => Work<Batch, Result>): void {
  let work: Work<Batch, Result> | undefined;
  const answer = async (order: Order<Task>) => {
    if (order.do === "begin") work = run(order.task);
    const report = await advance(work!);
    if (report.state !== "batch") work = undefined;
    post(report);
  };
  const post = (report: WorkerReport<Batch, Result>) =>
    parentPort ? parentPort.postMessage(report) : process.send!(report);
  (parentPort ?? process).on("message", answer);
  post({ state: "ready" });
}

async function advance<Batch, Result>(work: Work<Batch, Result>): Promise<WorkerReport<Batch, Result>> {
  try {
    const { done, value } = await work.next();
    return done ? { state: "done", result: value } : { state: "batch", batch: value };
  } catch (error) {
    // Of an error, structured clone keeps name, message and stack alone.
    if (error instanceof AppError)
      return { state: "refused", kind: error.kind, problem: error.problem, fields: error.fields };
    return { state: "failed", error };
  }
}
