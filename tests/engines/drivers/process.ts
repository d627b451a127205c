import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

const STOP_MS = 5_000;

/** A program with all that it starts; it ends with this process at the latest. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { ...options, detached: true });
  // A program that cannot be started says so here, and its output ends.
  child.on("error", () => {});
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // Gone already.
    }
  };
  const onExit = () => kill("SIGKILL");
  process.on("exit", onExit);
  return {
    child,
    async stop(): Promise<void> {
      process.off("exit", onExit);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        kill("SIGTERM");
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      }
      kill("SIGKILL");
    },
  };
}

/** The part of a program's output that a pattern's first group names. */
export async function outputOf(child: ChildProcess, pattern: RegExp, deadlineMs = 60_000): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}: ${output}`));
    const timer = setTimeout(() => fail("has not started in time"), deadlineMs);
    child.once("close", () => fail("has ended"));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
        const found = pattern.exec(output)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
  });
}
