import { expect, inject, it, onTestFinished } from "vitest";
import { newTestLocation } from "#tests/support/databases.ts";
import { killWebhooks } from "#tests/support/killed-webhooks.ts";

it("HOOK-13 every message arrives, those of an event in order, however often the sender is killed", async () => {
  const location = await newTestLocation(inject("databaseKind"));
  const { problems, arrived } = await killWebhooks(location, 3, onTestFinished);
  expect(problems).toEqual([]);
  expect(arrived).toBeGreaterThan(60);
}, 300_000);
