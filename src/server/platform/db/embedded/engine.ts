import { Worker } from "node:worker_threads";

/** The task of a worker: create a database, or serve one until it is stopped. */
export interface EmbeddedTask {
  folder: string;
  /** Missing: create the database in the empty folder and end. */
  socketPath?: string;
}

export type EmbeddedReport = { state: "ready" | "stopped" } | { state: "failed"; reason: string };

/** The database's thread: it answers while the event loop of the program runs on. */
export interface EmbeddedEngine {
  /** Ends the thread cleanly. */
  stop(): Promise<void>;
  /** Resolves with the reason when the database stops by itself. */
  readonly failure: Promise<string>;
}

/** Creates the files of a new database in an empty folder. */
export async function createFiles(folder: string): Promise<void> {
  const { worker, failure, reached } = give({ folder });
  await Promise.race([reached("stopped"), failure.then(reject)]);
  await worker.terminate();
}

/** Serves the database in a folder on a socket, once it is ready for clients. */
export async function startEngine(folder: string, socketPath: string): Promise<EmbeddedEngine> {
  const { worker, failure, reached } = give({ folder, socketPath });
  await Promise.race([reached("ready"), failure.then(reject)]);
  return {
    failure,
    async stop() {
      const stopped = reached("stopped");
      worker.postMessage("stop");
      await Promise.race([stopped, failure]);
      await worker.terminate();
    },
  };
}

type Thread = ReturnType<typeof launch>;

let waiting: Thread | undefined;

/**
 * Starts the database's thread before anything is known of its task: it reads its own program while this one reads the
 * rest.
 */
export function prepareEngine(): void {
  waiting = launch();
}

function give(task: EmbeddedTask): Thread {
  const thread = waiting ?? launch();
  waiting = undefined;
  thread.worker.postMessage(task);
  return thread;
}

/** The engine's own memory is WebAssembly's: its thread needs little room for short-lived objects. */
const SMALL = { maxYoungGenerationSizeMb: 3 };

function launch() {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: SMALL });
  const failure = new Promise<string>((resolve) => {
    worker.on("message", (report: EmbeddedReport) => {
      if (report.state === "failed") resolve(report.reason);
    });
    worker.once("error", (error) => resolve(String(error)));
    worker.once("exit", (code) => resolve(`its thread ended with code ${code}`));
  });
  const reached = (state: EmbeddedReport["state"]) =>
    new Promise<void>((resolve) => {
      worker.on("message", (report: EmbeddedReport) => {
        if (report.state === state) resolve();
      });
    });
  return { worker, failure, reached };
}

function reject(reason: string): never {
  throw new Error(reason);
}
