import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { DatabaseLocation } from "#server/platform/db/connect.ts";
import type { AtEnd } from "./at-end.ts";
import type { Answer, Order } from "./database-program.ts";
import { FAST_START } from "./fast-start.ts";

const PROGRAM = fileURLToPath(new URL("./database-program.ts", import.meta.url));

export interface DatabaseProcess {
  /** Resolves when it is done and rejects with the process's own message. */
  order(order: Order): Promise<void>;
  /** Writes rows from a number on, is killed after so many, and returns those that were acknowledged. */
  writeUntilKilled(from: number, count: number): Promise<number[]>;
  close(): Promise<void>;
  kill(): Promise<void>;
}

/** A process of its own that waits for orders; it ends with the test at the latest. */
export function startProcess(
  execArgv: string[] = [],
  env: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
): DatabaseProcess {
  const child = fork(PROGRAM, { execArgv: [...FAST_START, ...execArgv], env: { ...process.env, ...env } });
  const ended = once(child, "close");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  atEnd(kill);
  return {
    order: (order) => sendOrder(child, order),
    async writeUntilKilled(from, count) {
      const acknowledged: number[] = [];
      child.on("message", (answer: Answer) => {
        if ("written" in answer) acknowledged.push(answer.written);
        if (acknowledged.length === count) child.kill("SIGKILL");
      });
      await Promise.race([sendOrder(child, { do: "write", from }), ended]);
      await ended;
      return acknowledged;
    },
    async close() {
      child.send({ do: "close" } satisfies Order);
      await ended;
    },
    kill,
  };
}

/** The same with a database open. */
export async function openInProcess(
  location: DatabaseLocation,
  ...settings: Parameters<typeof startProcess>
): Promise<DatabaseProcess> {
  const started = startProcess(...settings);
  await started.order({ do: "open", location });
  return started;
}

function sendOrder(child: ChildProcess, order: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: Answer) => {
      if ("error" in answer) reject(new Error(answer.error));
      else if ("done" in answer && answer.done === order.do) resolve();
      else return;
      child.off("message", onAnswer);
    };
    child.on("message", onAnswer);
    child.send(order);
  });
}
