import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Asked } from "./meanwhile.ts";

const PAUSE_MS = 15;

let isDone = false;
parentPort!.once("message", () => {
  isDone = true;
});

/** One request after the other, as a visitor makes them; every answer must be 2xx. */
async function ask(name: string, requests: readonly Asked[]): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !isDone; turn++) {
    const { url, ...init } = requests[turn % requests.length]!;
    const start = performance.now();
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await setTimeout(PAUSE_MS);
  }
  return times;
}

const asked = Object.entries<Asked[]>(workerData);
const times = await Promise.all(
  asked.map(async ([name, requests]) => [name, await ask(name, requests)] as const),
);
parentPort!.postMessage(times);
