import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** As `npm start` has it. */
const FAST_START = new URL("../scripts/bootstrap/fast-start.mjs", import.meta.url).href;
const ADDRESS = /https?:\/\/[\w.[\]:-]+:\d+/;

export interface Program {
  address: string;
  /** From its start until it told its address. */
  startedS: number;
  stop(): Promise<void>;
}

/** Starts one of our programs, which prints the address it listens at. */
export async function startProgram(
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<Program> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", FAST_START, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(child);
  return {
    address,
    startedS: (performance.now() - start) / 1000,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = ADDRESS.exec(line)?.[0];
    if (!address) continue;
    child.stdout!.resume();
    return address;
  }
  throw new Error("The program ended before it told its address.");
}
