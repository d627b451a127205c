import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { balanceWorkers } from "./platform/http/balance.ts";
import { gatherMetrics } from "./platform/metrics/primary.ts";
import { enterProgramFolder } from "./program-folder.ts";

const RESTART_PAUSE_MS = 1_000;
// Processes take connections from one queue of the system. Handed over by this one, each would cost two messages and a turn of both loops.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * Runs so many processes of this program on one port, with these settings in common. One that dies is started again; SIGHUP replaces them one after
 * the other, each only when its successor listens; SIGTERM and SIGINT let all of them finish.
 */
export async function runWorkers(count: number, environment: Record<string, string>): Promise<void> {
  let isStopping = false;
  let isReplacing = false;
  const workers = new Set<Worker>();
  gatherMetrics();
  balanceWorkers();

  /** Resolves when the new process listens, with false if it ends instead. */
  async function start(): Promise<boolean> {
    const worker = cluster.fork(environment);
    workers.add(worker);
    const isListening = await Promise.race([
      once(worker, "listening").then(() => true),
      once(worker, "exit").then(() => false),
    ]);
    if (isListening) worker.once("exit", () => restart(worker));
    else workers.delete(worker);
    return isListening;
  }

  async function restart(dead: Worker): Promise<void> {
    if (workers.delete(dead)) await startAgain();
  }

  async function startAgain(): Promise<void> {
    while (!isStopping) {
      await setTimeout(RESTART_PAUSE_MS);
      if (isStopping || (await start())) return;
    }
  }

  async function replace(worker: Worker): Promise<void> {
    // Without a successor the old one stays.
    if (!(await start())) return;
    workers.delete(worker);
    await stop(worker);
  }

  process.on("SIGHUP", async () => {
    if (isReplacing || isStopping || !enterProgramFolder()) return;
    isReplacing = true;
    for (const worker of [...workers]) await replace(worker);
    isReplacing = false;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await Promise.all([...workers].map(stop));
      process.exit(0);
    });

  // The first one migrates the database and validates the settings; only then the others follow.
  if (!(await start())) process.exit(1);
  const startOne = async () => {
    if (!(await start())) await startAgain();
  };
  await Promise.all(Array.from({ length: count - 1 }, startOne));
}

async function stop(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await ended;
}
