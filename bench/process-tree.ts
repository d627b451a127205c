import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

const ADDRESS = /is running at (http:\S+)/;
/** As the build made it, or from its sources. */
const SERVER = /(build\/program\/main\.js|src\/server\/main\.ts)/;
/** A twentieth of a processor over two seconds. */
const IDLE_TICKS = 10;

/** The product as a person starts it, with the processes that this leaves behind. */
export interface StartedSite {
  address: string;
  /** From the command until it told its address. */
  startedS: number;
  /** The server's process. */
  server: number;
  /** The others between it and the command: npm, and what it runs. */
  starters: number[];
  stop(): Promise<void>;
}

/** Runs a command, `npm start` say, whose server tells where it runs. */
export async function startSite(
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<StartedSite> {
  const begin = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = ADDRESS.exec(line)?.[1];
    if (!address) continue;
    const startedS = (performance.now() - begin) / 1000;
    child.stdout.resume();
    const all = treeOf(child.pid!);
    const server = all.find((pid) => SERVER.test(commandOf(pid)))!;
    return {
      address,
      startedS,
      server,
      // What the server itself started, for pictures, is a part of it.
      starters: all.slice(0, all.indexOf(server)),
      async stop() {
        process.kill(server, "SIGTERM");
        await once(child, "exit");
      },
    };
  }
  throw new Error(`${command} ended before it told its address.`);
}

/** A process and all that it started, from the top down. */
export function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number).flatMap(treeOf)];
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
}

/** What processes hold in memory, in MB: all of it, and their share where several hold the same. */
export function memoryOf(pids: readonly number[]): { rss: number; pss: number } {
  const sum = (name: string) =>
    pids.reduce((total, pid) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
      return total + Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1]) / 1024;
    }, 0);
  return { rss: sum("Rss"), pss: sum("Pss") };
}

/** Waits until a process has nothing to do, so that what is measured is what it keeps. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = cpuTicksOf(pid), tries = 0; tries < 60; tries++) {
    await setTimeout(2_000);
    const after = cpuTicksOf(pid);
    if (after - before <= IDLE_TICKS) return;
    before = after;
  }
}

/** Processor time in hundredths of a second. */
function cpuTicksOf(pid: number): number {
  const [, facts = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = facts.split(" ").slice(11, 13);
  return Number(user) + Number(system);
}
