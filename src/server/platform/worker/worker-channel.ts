import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type ResourceLimits, type Transferable, Worker } from "node:worker_threads";

/** How a pool talks to one of its workers. */
export interface WorkerChannel {
  post(message: unknown, transfer: readonly Transferable[]): void;
  /** At once, even within an endless loop. */
  end(): void;
  /** Whether it keeps this process alive. */
  keepAlive(isAtWork: boolean): void;
}

export interface ChannelEvents {
  onMessage(message: unknown): void;
  /** It answers nothing any more. */
  onEnd(cause?: NodeJS.ErrnoException): void;
}

export function openThread(
  file: URL,
  resourceLimits: ResourceLimits,
  { onMessage, onEnd }: ChannelEvents,
): WorkerChannel {
  const worker = new Worker(file, { resourceLimits });
  worker.on("message", onMessage);
  worker.on("messageerror", onEnd);
  worker.on("error", onEnd);
  worker.on("exit", () => onEnd());
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    end: () => void worker.terminate(),
    keepAlive: (isAtWork) => (isAtWork ? worker.ref() : worker.unref()),
  };
}

/**
 * A process for native code, which a thread cannot end, and whose crash would be this process's own. Its environment is
 * empty: it inherits no secrets.
 */
export function openProcess(file: URL, { onMessage, onEnd }: ChannelEvents): WorkerChannel {
  const child = fork(fileURLToPath(file), {
    serialization: "advanced",
    execArgv: [],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("message", onMessage);
  child.on("error", onEnd);
  child.on("exit", () => onEnd());
  return {
    post: (message) => child.send(message as object, (error) => error && onEnd(error)),
    end: () => void child.kill("SIGKILL"),
    keepAlive(isAtWork) {
      if (isAtWork) child.ref();
      else child.unref();
      if (isAtWork) child.channel?.ref();
      else child.channel?.unref();
    },
  };
}
