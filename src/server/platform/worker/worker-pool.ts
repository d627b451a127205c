import type { ResourceLimits, Transferable } from "node:worker_threads";
import { PooledWorker, WorkerFailure } from "./pooled-worker.ts";
import { openProcess, openThread } from "./worker-channel.ts";

export interface WorkerPoolOptions {
  /** A module that calls serveTasks. */
  file: URL;
  /** Threads or processes at most; they start with the first tasks. */
  size: number;
  /** Tasks that may wait for a thread; more are refused. */
  queueLength: number;
  /** How long a task may work, without the time it waits for a thread or for its reader. */
  deadlineMs: number;
  /** Of a thread; without them each worker is a process. */
  resourceLimits?: ResourceLimits | undefined;
  /** A thread that has had no task for so long ends. */
  idleMs: number;
}

/**
 * Runs tasks in threads or processes that are ended when they take too long or too much memory. A task hands out its result in batches, and
 * makes the next one when the last was taken, so that neither thread holds all of them twice.
 */
export class WorkerPool<Task, Batch, Result> {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Set<PooledWorker<Task, Batch, Result>>();
  readonly #idle = new Map<PooledWorker<Task, Batch, Result>, NodeJS.Timeout>();
  readonly #queue: PromiseWithResolvers<PooledWorker<Task, Batch, Result>>[] = [];
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  async *run(
    task: Task,
    { transfer = [], signal }: { transfer?: readonly Transferable[]; signal?: AbortSignal | undefined } = {},
  ): AsyncGenerator<Batch, Result> {
    signal?.throwIfAborted();
    const worker = await this.#acquire(signal);
    const abort = () => worker.fail(new WorkerFailure("closed", { cause: signal?.reason }));
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
    let isBetweenTasks = false;
    let leftMs = this.#options.deadlineMs;
    const timed: typeof worker.ask = async (...[order, , moved]) => {
      const startedAt = performance.now();
      try {
        return await worker.ask(order, Math.max(0, leftMs), moved);
      } catch (error) {
        isBetweenTasks = true;
        throw error;
      } finally {
        leftMs -= performance.now() - startedAt;
      }
    };
    try {
      await worker.ready;
      let report = await timed({ do: "begin", task }, leftMs, transfer);
      while (report.state === "batch") {
        yield report.batch;
        report = await timed({ do: "continue" }, leftMs);
      }
      isBetweenTasks = true;
      return report.result;
    } finally {
      signal?.removeEventListener("abort", abort);
      // A reader that stops early leaves a task half done.
      if (!isBetweenTasks) worker.fail(new WorkerFailure("closed"));
      this.#release(worker);
    }
  }

  /** Ends all threads; tasks under way are refused. */
  close(): void {
    this.#isClosed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new WorkerFailure("closed"));
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    for (const worker of this.#workers) worker.fail(new WorkerFailure("closed"));
    this.#workers.clear();
  }

  #acquire(signal: AbortSignal | undefined): Promise<PooledWorker<Task, Batch, Result>> {
    const { size, queueLength } = this.#options;
    if (this.#isClosed) throw new WorkerFailure("closed");
    const worker = this.#takeIdle() ?? (this.#workers.size < size ? this.#start() : undefined);
    if (worker) return Promise.resolve(worker);
    if (this.#queue.length >= queueLength) throw new WorkerFailure("queue-full");
    const waiting = Promise.withResolvers<PooledWorker<Task, Batch, Result>>();
    this.#queue.push(waiting);
    const leave = () => {
      const at = this.#queue.indexOf(waiting);
      if (at >= 0) this.#queue.splice(at, 1);
      waiting.reject(new WorkerFailure("closed", { cause: signal?.reason }));
    };
    signal?.addEventListener("abort", leave, { once: true });
    return waiting.promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #takeIdle(): PooledWorker<Task, Batch, Result> | undefined {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      if (worker.isBroken) {
        this.#workers.delete(worker);
        continue;
      }
      worker.keepAlive(true);
      return worker;
    }
    return undefined;
  }

  #start(): PooledWorker<Task, Batch, Result> {
    const { file, resourceLimits } = this.#options;
    const worker = new PooledWorker<Task, Batch, Result>((events) =>
      resourceLimits ? openThread(file, resourceLimits, events) : openProcess(file, events),
    );
    this.#workers.add(worker);
    return worker;
  }

  #release(worker: PooledWorker<Task, Batch, Result>): void {
    if (worker.isBroken) this.#workers.delete(worker);
    if (this.#isClosed) return;
    const next = this.#queue.shift();
    if (next) next.resolve(worker.isBroken ? this.#start() : worker);
    else if (!worker.isBroken) this.#rest(worker);
  }

  #rest(worker: PooledWorker<Task, Batch, Result>): void {
    worker.keepAlive(false);
    const timer = setTimeout(() => {
      this.#idle.delete(worker);
      this.#workers.delete(worker);
      worker.fail(new WorkerFailure("closed"));
    }, this.#options.idleMs).unref();
    this.#idle.set(worker, timer);
  }
}
