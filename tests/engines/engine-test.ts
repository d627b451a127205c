import { test as base, expect } from "@playwright/test";
import { openTcpGate } from "#tests/support/tcp-gate.ts";
import type { Driver } from "./drivers/driver.ts";
import { type EngineOptions, findEngine } from "./engines.ts";
import { Visitor } from "./visitor.ts";

type Gate = Awaited<ReturnType<typeof openTcpGate>>;

/** A test in one of the engines; its visitor comes through a gate that can be shut, as a network that fails. */
export const test = base.extend<
  { visitor: Visitor },
  EngineOptions & { gate: Gate; driver: Driver | undefined }
>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  drawsMap: [true, { option: true, scope: "worker" }],
  driver: [
    async ({ engineName, drawsMap }, use) => {
      const engine = findEngine(engineName, drawsMap);
      if ("missing" in engine) return use(undefined);
      const driver = await engine.start();
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  gate: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const ends: (() => unknown)[] = [];
      await use(
        await openTcpGate(Number(new URL(process.env.LIVE_URL ?? "").port), (end) => void ends.push(end)),
      );
      for (const end of ends) await end();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engineName, driver, gate }, use) => {
    const engine = findEngine(engineName);
    test.skip("missing" in engine, "missing" in engine ? engine.missing : "");
    if (!driver) return;
    const before = driver.errors().length;
    await use(new Visitor(driver, `http://127.0.0.1:${gate.port}`));
    const isOurs = (text: string) => !text.includes("404") && !text.includes("401");
    const errors = driver.errors().slice(before).filter(isOurs);
    // Leaving cancels what a page still loads, which is no error of this test or of the next one.
    await driver.open("about:blank");
    expect(errors, "errors in the console").toEqual([]);
  },
});
export { expect };
