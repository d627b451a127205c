import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { AtEnd } from "./at-end.ts";
import { compileCache, FAST_START } from "./fast-start.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** All it has printed so far. */
  output(): string;
  /** Where it listens; rejects with what it printed when it ends instead. */
  address: Promise<string>;
  ended: Promise<number | null>;
}

/** The product as `npm start` runs it, without the building. It ends with the test at the latest. */
export function startServerProcess(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
  { cwd, command, args } = {
    cwd: root,
    command: process.execPath,
    args: [...FAST_START, "src/server/main.ts"],
  },
): ServerProcess {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, ...compileCache(), PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const ended = once(child, "close").then(([code]) => code as number | null);
  atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        printed += chunk;
        const found = /is running at (http:\S+)/.exec(printed)?.[1];
        if (found) resolve(found);
      });
    ended.then(() => reject(new Error(printed)));
  });
  address.catch(() => {});
  return { child, output: () => printed, address, ended };
}
