import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { afterStart } from "./after-start.ts";

const DELAY_MS = 20;

function openApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const done: string[] = [];
  afterStart(app, "a", DELAY_MS, async () => {
    done.push("a");
    throw new Error("no file");
  });
  afterStart(app, "b", DELAY_MS, async () => done.push("b"));
  app.get("/", async () => "served");
  return { app, done, listen: () => app.listen({ host: "127.0.0.1", port: 0 }) };
}

it("CORE-100 what a first visitor would wait for is done once the server listens, and a failure ends nothing", async () => {
  const { app, done, listen } = openApp();
  await app.ready();
  expect(done).toEqual([]);
  const address = await listen();
  await expect.poll(() => done.toSorted()).toEqual(["a", "b"]);
  expect(await (await fetch(address)).text()).toBe("served");
});

it("CORE-100 but not while visitors keep the process busy", async () => {
  const { done, listen } = openApp();
  await listen();
  for (let turns = 0; turns < 20; turns++) {
    for (const end = performance.now() + DELAY_MS; performance.now() < end; );
    await setImmediate();
  }
  expect(done).toEqual([]);
  await expect.poll(() => done.toSorted()).toEqual(["a", "b"]);
});
