import { expect, it } from "vitest";
import type { FavoriteGroup } from "#contract/catalog.ts";
import { pagesOf } from "./keep-favorites.ts";

const event = (slug: string, expiresAt: number) =>
  ({ slug, date: "2026-12-12", expiresAt }) as FavoriteGroup["events"][number];

it("keeps the pages of favourites that are still to come", () => {
  const groups = [
    { slug: "hall", category: "concert", events: [event("past", 99), event("strings", 101)] },
  ] as FavoriteGroup[];
  expect(pagesOf(groups, 100)).toEqual([
    "/event/location=hall&category=concert&event=strings&date=2026-12-12",
  ]);
});
