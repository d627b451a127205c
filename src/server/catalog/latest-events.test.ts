import { expect, it } from "vitest";
import { askOncePerVersion } from "./latest-events.ts";

it("asks again when the catalogue has changed, for other events, and after a failure", async () => {
  const catalogue = { version: 1, isAway: false };
  const asked: string[] = [];
  const latest = askOncePerVersion(
    async (country, category) => {
      asked.push(`${country} ${category} ${catalogue.version}`);
      if (catalogue.isAway) throw new Error("away");
      return [];
    },
    () => catalogue.version,
  );
  await Promise.all([latest("USA", "party"), latest("USA", "party"), latest("USA", "concert")]);
  catalogue.version = 2;
  catalogue.isAway = true;
  await expect(latest("USA", "party")).rejects.toThrow("away");
  catalogue.isAway = false;
  await latest("USA", "party");
  await latest("USA", "party");
  expect(asked).toEqual(["USA party 1", "USA concert 1", "USA party 2", "USA party 2"]);
});
