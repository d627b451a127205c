import { expect, it } from "vitest";
import type { CityInView } from "#domain/cities-in-view.ts";
import { sortCities } from "./sort-cities.ts";

const cityAt = (city: string, longitude: number): CityInView => ({
  city,
  country: "Bulgaria",
  longitude,
  latitude: 43,
  events: 1,
  tonight: 0,
  category: "concert",
  bounds: { west: longitude, south: 43, east: longitude, north: 43 },
});
const CITIES = [cityAt("Sofia", 23), cityAt("Burgas", 27), cityAt("Plovdiv", 25)];
const namesBy = (order: "soonest" | "nearest" | "name", position: { longitude: number } | null = null) =>
  sortCities(CITIES, { order, locale: "en", position: position && { latitude: 43, ...position } }).map(
    ({ city }) => city,
  );

it("MAP-50 cities come by their number of events, by name, or the nearest first", () => {
  expect(namesBy("soonest")).toEqual(["Sofia", "Burgas", "Plovdiv"]);
  expect(namesBy("name")).toEqual(["Burgas", "Plovdiv", "Sofia"]);
  expect(namesBy("nearest", { longitude: 26.5 })).toEqual(["Burgas", "Plovdiv", "Sofia"]);
  expect(namesBy("nearest")).toEqual(["Sofia", "Burgas", "Plovdiv"]);
});
