import { expect, it } from "vitest";
import { PlaceIndex } from "./place-index.ts";
import { hasBit } from "./ranked-bits.ts";

// Springfield, city 7, is in both countries.
const country = Uint32Array.of(1, 2, 1, 2, 1);
const city = Uint32Array.of(7, 7, 8, 9, 7);

it.each([
  [1, undefined, [0, 2, 4]],
  [undefined, [7], [0, 1, 4]],
  [undefined, [8, 9], [2, 3]],
  [1, [7], [0, 4]],
  [2, [8], []],
  [1, [], []],
  [3, undefined, []],
  [undefined, undefined, [0, 1, 2, 3, 4]],
])("finds the venues of country %s and cities %s", (wantedCountry, wantedCities, expected) => {
  const bits = new Uint32Array(1);
  new PlaceIndex(country, city).addVenues(wantedCountry, wantedCities, bits);
  expect([0, 1, 2, 3, 4].filter((venue) => hasBit(bits, venue))).toEqual(expected);
});
