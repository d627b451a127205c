import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";

it.runIf(process.platform === "linux")(
  "LEAN-08 a thread of the lowest priority leaves the others theirs",
  async () => {
    const before = getPriority();
    const path = new URL("./lowest-priority.ts", import.meta.url).href;
    const program = `
    import { readlinkSync } from "node:fs";
    import { getPriority } from "node:os";
    import { parentPort } from "node:worker_threads";
    import { takeLowestPriority } from ${JSON.stringify(path)};
    takeLowestPriority();
    parentPort.postMessage(getPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1))));
  `;
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
    onTestFinished(async () => void (await worker.terminate()));
    const priority = await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    expect(priority).toBe(19);
    expect(getPriority()).toBe(before);
  },
);
