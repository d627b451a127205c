import { expect, inject, it, onTestFinished } from "vitest";
import { newTestLocation } from "#tests/support/databases.ts";
import { killFollows } from "#tests/support/killed-follows.ts";

it("PUSH-06 each news is told once to every follower, however often the sender is killed", async () => {
  const kills = inject("databaseKind") === "postgres" ? 8 : 4;
  const { problems, repeated } = await killFollows(
    await newTestLocation(inject("databaseKind")),
    kills,
    onTestFinished,
  );
  expect(problems).toEqual([]);
  // The kills did hit: some messages were taken by the service and yet had to be sent again, under the same tag.
  expect(repeated).toBeGreaterThan(0);
}, 120_000);
