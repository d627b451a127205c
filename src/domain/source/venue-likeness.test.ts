import { describe, expect, it } from "vitest";
import { readingsOf, VenueLookup } from "./venue-likeness.ts";

const ARENA = { name: "Arena Sofia", longitude: 23.32, latitude: 42.69 };
const CLUB = { name: "Club Meridian", longitude: 23.34, latitude: 42.7 };
const lookup = new VenueLookup([ARENA, CLUB]);
const like = (name: string, spot?: { longitude: number; latitude: number }) =>
  lookup.find({ name }, spot, 5).map(({ venue, reason, room }) => [venue.name, reason, room]);

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

  it.each(["Arena", "Sofia", "Arena Sofia West", "Meridian", "", "Hall 2"])("%s is not", (name) => {
    expect(like(name)).toEqual([]);
  });

  it("is known without the room that its own name has, but not by another room", () => {
    const hall = new VenueLookup([{ ...ARENA, name: "NDK (Hall 1)" }]);
    expect(hall.find({ name: "NDK" }, undefined, 5)).toHaveLength(1);
    expect(hall.find({ name: "NDK (Hall 2)" }, undefined, 5)).toHaveLength(0);
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
    const found = new VenueLookup([close, ARENA]).find(
      { name: "The Arena Sofia" },
      { ...ARENA, longitude: 23.321 },
      5,
    );
    expect(found.map(({ venue, distanceM }) => [venue.name, distanceM])).toEqual([
      ["Arena Sofia", 82],
      ["Cellar", 74],
    ]);
  });
});

describe("SRC-350 a venue under a like name, or at the same address", () => {
  const at = (name: string, address = "") => ({ name, address, longitude: 24.75, latitude: 42.14 });
  const isLike = (known: string, name: string) =>
    new VenueLookup([at(known)]).find({ name }, undefined, 5).map(({ reason }) => reason);

  it.each([
    ["Club Terminal", "Klub Terminal"],
    ["Club Terminal", "Terminal Club"],
    ["Club Terminal", "Terminal Klub"],
    ["Club Terminal", "Клуб Терминал"],
    ["Ancient Theatre of Philippopolis", "Ancient Theatre"],
    ["Ancient Theatre", "The Ancient Theatre of Philippopolis"],
    ["Ancient Theatre", "Ancient Theater"],
    ["Philharmonia", "Philharmonya"],
    ["Teatro Massimo", "Teatro Massimo di Palermo"],
  ])("%s may be %s", (known, name) => {
    expect(isLike(known, name)).toEqual(["name"]);
    expect(isLike(name, known)).toEqual(["name"]);
  });

  it.each([
    ["Bar Luna", "Bar Lena"],
    ["Club 33", "Club 34"],
    ["Kino Arena 1", "Kino Arena 2"],
    ["Hall A", "Hall B"],
    ["Theatre", "Theatre of Sofia"],
    ["National Theatre", "National Theatre Studio Plovdiv"],
    ["East Gallery", "West Gallery"],
    ["Terminal", "Club Terminal"],
  ])("%s is not %s", (known, name) => {
    expect(isLike(known, name)).toEqual([]);
  });

  it.each([
    ["ul. Angel Kanchev 5, Plovdiv", "Angel Kanchev St. 5, Plovdiv", true],
    ["ул. Ангел Кънчев 5", "ul. Angel Kanchev 5", true],
    ["Via Roma, 1, Torino", "1 Via Roma", true],
    ["ul. Angel Kanchev 5", "ul. Angel Kanchev 7", false],
    ["ul. Angel Kanchev 5", "ul. Ivan Vazov 5", false],
    ["Plovdiv", "Plovdiv", false],
    ["5", "5", false],
  ])("%s and %s are one address: %s", (known, address, isOne) => {
    const found = new VenueLookup([at("Club Terminal", known)]).find(
      { name: "Basement", address },
      undefined,
      5,
    );
    expect(found.map(({ reason, distanceM }) => [reason, distanceM])).toEqual(isOne ? [["near", 0]] : []);
  });
});

it("SRC-80 a name is read as venue and room in several ways, the whole first", () => {
  expect(readingsOf("NDK, Hall 3").map(({ key }) => key)).toEqual(["ndkhall3", "ndk", "ndkhall"]);
});
