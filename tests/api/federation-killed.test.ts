import { expect, inject, it, onTestFinished } from "vitest";
import { newTestLocation } from "#tests/support/databases.ts";
import { killFederation } from "#tests/support/killed-federation.ts";

it("FED-21 every follower's server learns how each event stands, however often the sender is killed", async () => {
  const kind = inject("databaseKind");
  const kills = 3;
  const { problems, arrived } = await killFederation(await newTestLocation(kind), kills, onTestFinished);
  expect(problems).toEqual([]);
  expect(arrived).toBeGreaterThan(0);
}, 300_000);
