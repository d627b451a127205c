import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { afterStart } from "./after-start.ts";

it("CORE-100 what a first visitor would wait for is done once the server listens, and a failure ends nothing", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const done: string[] = [];
  afterStart(app, "a", 0, async () => {
    done.push("a");
    throw new Error("no file");
  });
  afterStart(app, "b", 0, async () => done.push("b"));
  app.get("/", async () => "served");
  await app.ready();
  expect(done).toEqual([]);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  await expect.poll(() => done).toEqual(["a", "b"]);
  expect(await (await fetch(address)).text()).toBe("served");
});
