import { describe, expect, it } from "vitest";
import type { FavoriteGroup } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { listFavorites } from "./favorite-list.ts";

const DAY_MS = 86_400_000;

function group(location: string, ...starts: number[]): FavoriteGroup {
  return {
    category: "concert",
    city: "Sofia",
    location,
    country: "Bulgaria",
    slug: "hall",
    events: starts.map((day) =>
      publicEvent({ _id: String(day), startsAt: new Date(day * DAY_MS).toISOString() }),
    ),
  };
}

describe("the favourites' page", () => {
  it("lists what is to come by its start, across venues, and what is over after it", () => {
    const list = listFavorites([group("Hall", 50, 300, 100), group("Club", 200, 20)], 60 * DAY_MS);
    expect(list.map(({ id }) => id)).toEqual(["100", "200", "300", "50", "20"]);
  });

  it("FAV-02 tells where an event is and leads to its page", () => {
    expect(listFavorites([group("Hall", 100)], 0)).toMatchObject([
      {
        venue: "Hall",
        city: "Sofia",
        country: "Bulgaria",
        url: "/event/location=hall&category=concert&event=night&date=2026-12-12",
      },
    ]);
  });
});
