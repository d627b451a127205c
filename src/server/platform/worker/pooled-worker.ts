import { type ResourceLimits, type Transferable, Worker } from "node:worker_threads";
import { AppError } from "#contract/app-error.ts";
import type { Order, Report } from "./messages.ts";

export type WorkerFailureReason = "deadline" | "memory" | "crash" | "queue-full" | "closed";

/** Why a task has no result, other than by what it says itself. */
export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;

  constructor(reason: WorkerFailureReason, options?: ErrorOptions) {
    super(`The worker gave up: ${reason}.`, options);
    this.name = "WorkerFailure";
    this.reason = reason;
  }
}

/** A thread that answers one order at a time. */
export class PooledWorker<Task, Batch, Result> {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  #settle: PromiseWithResolvers<Report<Batch, Result>> | undefined;
  #failure: WorkerFailure | undefined;

  constructor(file: URL, resourceLimits: ResourceLimits) {
    this.#worker = new Worker(file, { resourceLimits });
    this.#worker.on("message", (report: Report<Batch, Result>) => this.#settle?.resolve(report));
    this.#worker.on("messageerror", (cause) => this.fail(new WorkerFailure("crash", { cause })));
    this.#worker.on("error", (cause: NodeJS.ErrnoException) =>
      this.fail(new WorkerFailure(cause.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash", { cause })),
    );
    this.#worker.on("exit", () => this.fail(new WorkerFailure("crash")));
    this.ready = this.#next().then(() => {});
    // Told where it is waited for.
    this.ready.catch(() => {});
  }

  get isBroken(): boolean {
    return this.#failure !== undefined;
  }

  /** Rejects what is waited for, and ends the thread, at once even within an endless loop. */
  fail(failure: WorkerFailure): void {
    if (this.#failure) return;
    this.#failure = failure;
    this.#settle?.reject(failure);
    void this.#worker.terminate();
  }

  /** One order and its report, within a time. Throws what the task threw. */
  async ask(
    order: Order<Task>,
    timeoutMs: number,
    transfer: readonly Transferable[] = [],
  ): Promise<Extract<Report<Batch, Result>, { state: "batch" | "done" }>> {
    const report = this.#next();
    const timer = setTimeout(() => this.fail(new WorkerFailure("deadline")), timeoutMs);
    try {
      if (!this.#failure) this.#worker.postMessage(order, transfer);
      const answer = await report;
      if (answer.state === "refused")
        throw new AppError(answer.kind, answer.problem, { fields: answer.fields });
      if (answer.state === "failed") throw answer.error;
      if (answer.state === "ready") throw new WorkerFailure("crash");
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Only a thread at work keeps the process alive. */
  keepAlive(isAtWork: boolean): void {
    if (isAtWork) this.#worker.ref();
    else this.#worker.unref();
  }

  #next(): Promise<Report<Batch, Result>> {
    this.#settle = Promise.withResolvers();
    if (this.#failure) this.#settle.reject(this.#failure);
    return this.#settle.promise;
  }
}
