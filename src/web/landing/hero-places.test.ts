import { describe, expect, it } from "vitest";
import type { EventAtVenue, HeroCategory } from "#contract/pages.ts";
import { publicEvent } from "#tests/support/events.ts";
import { placeHeroPins, placeOnPicture } from "./hero-places.ts";

const SOFIA: [number, number] = [23.32, 42.7];
const RUSE: [number, number] = [25.97, 43.85];
const VARNA: [number, number] = [27.91, 43.2];

function somethingIn(
  category: HeroCategory,
  city: string,
  [longitude, latitude]: [number, number],
): EventAtVenue {
  const venue = {
    _id: city,
    name: city,
    slug: "venue",
    category,
    country: "Bulgaria",
    countryCode: "BG",
    city,
    region: "",
    address: "",
    coordinates: [String(longitude), String(latitude)] as [string, string],
    timeZone: "Europe/Sofia",
  };
  return { venue, event: publicEvent({ _id: city, name: `Something in ${city}`, slug: "something" }) };
}

describe("the hero's map", () => {
  it("puts a place where the picture shows it", () => {
    expect(placeOnPicture("Bulgaria", 25.4, 42.75)).toEqual({ x: 1320, y: 400 });
    const sofia = placeOnPicture("Bulgaria", ...SOFIA);
    const ruse = placeOnPicture("Bulgaria", ...RUSE);
    expect(sofia.x).toBeLessThan(ruse.x);
    expect(ruse.y).toBeLessThan(sofia.y);
  });

  it("pins one event of each row", () => {
    const pins = placeHeroPins("Bulgaria", [
      { category: "theater", events: [somethingIn("theater", "Sofia", SOFIA)] },
      { category: "party", events: [somethingIn("party", "Varna", VARNA)] },
      { category: "concert", events: [somethingIn("concert", "Ruse", RUSE)] },
    ]);
    expect(pins.map(({ category, event }) => [category, event.city])).toEqual([
      ["theater", "Sofia"],
      ["party", "Varna"],
      ["concert", "Ruse"],
    ]);
  });

  it("takes the next event of a row rather than cover a pin", () => {
    const pins = placeHeroPins("Bulgaria", [
      { category: "theater", events: [somethingIn("theater", "Sofia", SOFIA)] },
      {
        category: "party",
        events: [somethingIn("party", "Sofia", SOFIA), somethingIn("party", "Varna", VARNA)],
      },
    ]);
    expect(pins.map(({ event }) => event.city)).toEqual(["Sofia", "Varna"]);
  });

  it("pins nothing that lies outside the picture", () => {
    const nowhere = somethingIn("concert", "Nowhere", [-170, -60]);
    expect(placeHeroPins("Bulgaria", [{ category: "concert", events: [nowhere] }])).toEqual([]);
  });
});
