import type { Transferable } from "node:worker_threads";
import { AppError } from "#contract/app-error.ts";
import type { Order, WorkerReport } from "./messages.ts";
import type { ChannelEvents, WorkerChannel } from "./worker-channel.ts";

export type WorkerFailureReason = "deadline" | "memory" | "crash" | "queue-full" | "closed";

/** Why a task has no result, other than an error of its own. */
export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;

  constructor(reason: WorkerFailureReason, options?: ErrorOptions) {
    super(`The worker gave up: ${reason}.`, options);
    this.name = "WorkerFailure";
    this.reason = reason;
  }
}

/** A worker that answers one order at a time. */
export class PooledWorker<Task, Batch, Result> {
  readonly ready: Promise<void>;
  readonly #channel: WorkerChannel;
  #settle: PromiseWithResolvers<WorkerReport<Batch, Result>> | undefined;
  #failure: WorkerFailure | undefined;

  constructor(open: (events: ChannelEvents) => WorkerChannel) {
    this.#channel = open({
      onMessage: (report) => this.#settle?.resolve(report as WorkerReport<Batch, Result>),
      onEnd: (cause) =>
        this.fail(
          new WorkerFailure(cause?.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash", { cause }),
        ),
    });
    this.ready = this.#next().then(() => {});
    // Surfaces where it is awaited.
    this.ready.catch(() => {});
  }

  get isBroken(): boolean {
    return this.#failure !== undefined;
  }

  /** Rejects what is waited for, and ends the worker. */
  fail(failure: WorkerFailure): void {
    if (this.#failure) return;
    this.#failure = failure;
    this.#settle?.reject(failure);
    this.#channel.end();
  }

  /** One order and its report, within a time. Throws what the task threw. */
  async ask(
    order: Order<Task>,
    timeoutMs: number,
    transfer: readonly Transferable[] = [],
  ): Promise<Extract<WorkerReport<Batch, Result>, { state: "batch" | "done" }>> {
    const report = this.#next();
    const timer = setTimeout(() => this.fail(new WorkerFailure("deadline")), timeoutMs);
    try {
      if (!this.#failure) this.#channel.post(order, transfer);
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

  /** Only a worker with a task keeps the process alive. */
  keepAlive(isAtWork: boolean): void {
    this.#channel.keepAlive(isAtWork);
  }

  #next(): Promise<WorkerReport<Batch, Result>> {
    this.#settle = Promise.withResolvers();
    if (this.#failure) this.#settle.reject(this.#failure);
    return this.#settle.promise;
  }
}
