import { describe, expect, it } from "vitest";
import type { FavoriteGroup } from "#contract/catalog.ts";
import { listFavorites } from "./favorite-list.ts";

function group(location: string, ...expiries: number[]): FavoriteGroup {
  return {
    category: "concert",
    city: "Sofia",
    location,
    country: "Bulgaria",
    slug: "hall",
    events: expiries.map((expiresAt) => ({
      _id: String(expiresAt),
      name: `Night ${expiresAt}`,
      link: "https://example.org",
      image: "/posters/1.svg",
      date: "2026-12-12",
      time: "20:00",
      description: "",
      slug: "night",
      expiresAt,
    })),
  };
}

describe("the favourites' page", () => {
  it("lists what is to come by its start, across venues, and what is over after it", () => {
    const list = listFavorites([group("Hall", 50, 300, 100), group("Club", 200, 20)], 60);
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
