import { describe, expect, it } from "vitest";
import { boxAroundVenues, nearestVenues } from "./nearest-venues.ts";

const HERE = { longitude: 23.32, latitude: 42.7 };
/** So many metres north of here. */
const venue = (name: string, metres: number, events: number) => ({
  name,
  coordinates: [String(HERE.longitude), String(HERE.latitude + metres / 111_195)] as [string, string],
  events: Array.from({ length: events }),
});
const namesOf = (found: { nearest: { name: string }[] }) => found.nearest.map(({ name }) => name);

describe("NEAR-201 the nearest venues", () => {
  const venues = [venue("c", 700, 5), venue("a", 100, 40), venue("none", 50, 0), venue("b", 300, 3)];

  it("are ten, the nearest first, however many events one of them has", () => {
    const more = Array.from({ length: 9 }, (_, nth) => venue(`d${nth}`, 800 + nth, 1));
    const found = nearestVenues([...venues, ...more], HERE, 1_000);
    expect(namesOf(found)).toEqual(["a", "b", "c", ...more.slice(0, 7).map(({ name }) => name)]);
    expect(found.isEnough).toBe(true);
  });

  it("are fewer where there are not that many within the radius", () => {
    const found = nearestVenues([...venues, venue("beyond", 1_100, 9)], HERE, 650);
    expect(namesOf(found)).toEqual(["a", "b"]);
    expect(found.isEnough).toBe(false);
  });

  it("are one where records of several categories share a spot", () => {
    expect(namesOf(nearestVenues([...venues, venue("a's concerts", 100, 2)], HERE, 650))).toEqual(["a", "b"]);
  });

  it("lie in the box around the radius, which ends at the edge of the world", () => {
    const { west, south, east, north } = boxAroundVenues(HERE, 1_000);
    for (const [degrees, centre, perDegree] of [
      [[west, east], HERE.longitude, 111_195 * Math.cos((42.7 * Math.PI) / 180)],
      [[south, north], HERE.latitude, 111_195],
    ] as const)
      for (const edge of degrees) {
        expect(Math.abs(edge - centre) * perDegree).toBeGreaterThanOrEqual(1_000);
        expect(Math.abs(edge - centre) * perDegree).toBeLessThan(1_010);
      }
    expect(boxAroundVenues({ longitude: 180, latitude: 90 }, 5_000)).toMatchObject({ east: 180, north: 90 });
  });
});
