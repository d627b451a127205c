import { describe, expect, it } from "vitest";
import { readingsOf, VenueLookup } from "./venue-likeness.ts";

const ARENA = { name: "Arena Sofia", longitude: 23.32, latitude: 42.69 };
const CLUB = { name: "Club Meridian", longitude: 23.34, latitude: 42.7 };
const lookup = new VenueLookup([ARENA, CLUB]);
const like = (name: string, spot?: { longitude: number; latitude: number }) =>
  lookup.find(name, spot, 5).map(({ venue, reason, room }) => [venue.name, reason, room]);

describe("SRC-80 a venue under another name", () => {
  it.each([
    ["ARENA  SOFIA", "name", null],
    ["The Arena Sofia", "name", null],
    ["Арена София", "name", null],
    ["Aréna Sofia", "name", null],
    ["Arena-Sofia", "name", null],
    ["Arena Sofia (Main Hall)", "room", "Main Hall"],
    ["The Arena Sofia [Hall 2]", "room", "Hall 2"],
    ["Arena Sofia, Hall 2", "room", "Hall 2"],
    ["Hall 2 – Arena Sofia", "room", "Hall 2"],
    ["Arena Sofia Hall 2", "room", "Hall 2"],
    ["Арена София, зала 2", "room", "зала 2"],
  ])("%s is a spelling or a room of it", (name, reason, room) => {
    expect(like(name)).toEqual([["Arena Sofia", reason, room]]);
  });

  it.each(["Arena", "Sofia", "Arena Sofia West", "Meridian Club", "", "Hall 2"])("%s is not", (name) => {
    expect(like(name)).toEqual([]);
  });

  it("is known without the room that its own name has, but not by another room", () => {
    const hall = new VenueLookup([{ ...ARENA, name: "NDK (Hall 1)" }]);
    expect(hall.find("NDK", undefined, 5)).toHaveLength(1);
    expect(hall.find("NDK (Hall 2)", undefined, 5)).toHaveLength(0);
  });

  it("is near where the source tells coordinates within 150 m", () => {
    expect(like("Hall 2", { longitude: 23.3215, latitude: 42.69 })).toEqual([["Arena Sofia", "near", null]]);
    expect(like("Hall 2", { longitude: 23.3225, latitude: 42.69 })).toEqual([]);
  });

  it("is another branch where the source tells coordinates far away", () => {
    expect(like("The Arena Sofia", { longitude: 23.4, latitude: 42.69 })).toEqual([]);
  });

  it("tells the distance, and like names come before neighbours", () => {
    const close = { name: "Cellar", longitude: 23.3201, latitude: 42.69 };
    const found = new VenueLookup([close, ARENA]).find("The Arena Sofia", { ...ARENA, longitude: 23.321 }, 5);
    expect(found.map(({ venue, distanceM }) => [venue.name, distanceM])).toEqual([
      ["Arena Sofia", 82],
      ["Cellar", 74],
    ]);
  });
});

it("SRC-80 a name is read as venue and room in several ways, the whole first", () => {
  expect(readingsOf("NDK, Hall 3").map(({ key }) => key)).toEqual(["ndkhall3", "ndk", "ndkhall"]);
});
