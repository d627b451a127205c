import { describe, expect, it } from "vitest";
import { diceOf } from "./dice.ts";
import { type Followed, type FollowedNews, followKeys, isFollowed, newsKeys } from "./follow.ts";

const NEWS: FollowedNews = {
  countryCode: "BG",
  city: "Sofia",
  venueId: 7,
  category: "concert",
  organizer: "night-owls",
  longitude: 23.32,
  latitude: 42.69,
  text: "Jazz under the stars · Bluestone Courtyard · Night Owls",
};
const SOFIA = { countryCode: "BG", country: "Bulgaria", city: "Sofia" };

const FOLLOWED: [followed: Followed, isNews: boolean][] = [
  [{ kind: "city", ...SOFIA }, true],
  [{ kind: "city", ...SOFIA, city: "Plovdiv" }, false],
  [{ kind: "category", category: "concert", ...SOFIA }, true],
  [{ kind: "category", category: "party", ...SOFIA }, false],
  [{ kind: "venue", venueId: 7, venue: "bluestone", category: "concert", name: "Bluestone" }, true],
  [{ kind: "venue", venueId: 8, venue: "bluestone", category: "party", name: "Bluestone" }, false],
  [{ kind: "organizer", organizer: "night-owls", name: "Night Owls" }, true],
  [{ kind: "search", q: "STARS jazz" }, true],
  [{ kind: "search", q: "jazz brunch" }, false],
  [{ kind: "search", q: "court ja" }, true],
  [{ kind: "search", q: "зв" }, false],
  [{ kind: "search", q: "джаз" }, false],
  [{ kind: "search", q: "блуестоне" }, true],
  [{ kind: "search", q: "yard" }, false],
  [{ kind: "area", west: 23, south: 42, east: 24, north: 43 }, true],
  [{ kind: "area", west: 24, south: 42, east: 25, north: 43 }, false],
  [{ kind: "area", west: -180, south: -90, east: 180, north: 90 }, true],
  [{ kind: "area", west: 170, south: -20, east: -170, north: 0 }, false],
];

describe("FOL-01 FOL-09 news find their followers", () => {
  it.each(FOLLOWED)("%j: %s", (followed, isNews) => {
    expect(isFollowed(followed, NEWS)).toBe(isNews);
    if (isNews)
      expect(newsKeys(NEWS)).toEqual(expect.arrayContaining([expect.toBeOneOf(followKeys(followed))]));
  });

  it("whatever the area, what lies in it shares a key with it, and no area has many keys", () => {
    const dice = diceOf("areas");
    const { between } = dice;
    for (let round = 0; round < 2_000; round++) {
      const width = 360 * dice.roll() ** 4;
      const height = 170 * dice.roll() ** 4;
      const west = between(-180, 180);
      const south = between(-90, 90 - height);
      const east = ((west + width + 180) % 360) - 180;
      const area: Followed = { kind: "area", west, south, east, north: south + height };
      expect(followKeys(area).length).toBeLessThanOrEqual(23 * 12 * 2);
      const longitude = ((west + width * dice.roll() + 180) % 360) - 180;
      const news = { ...NEWS, longitude, latitude: south + height * dice.roll() };
      if (isFollowed(area, news))
        expect(followKeys(area).some((key) => newsKeys(news).includes(key))).toBe(true);
    }
  });
});
