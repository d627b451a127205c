import { expect, it } from "vitest";
import { type CityCount, citiesInView, cityCount, joinCities } from "./cities-in-view.ts";

const BULGARIA = { west: 22, south: 41, east: 29, north: 44.5 };

function part(city: string, longitude: number, latitude: number, events: number): CityCount {
  return cityCount({
    ...{ city, country: "Bulgaria", longitude, latitude, venues: events, events, mix: { concert: events } },
    bounds: [longitude - 0.1, latitude - 0.1, longitude + 0.1, latitude + 0.1],
  });
}

it("MAP-50 the parts of a city are one, in their middle, with all their events", () => {
  const [sofia, ...others] = joinCities([part("Sofia", 23.2, 42.6, 1), part("Sofia", 23.6, 42.8, 3)]);
  expect(others).toEqual([]);
  expect(sofia).toMatchObject({ events: 4, mix: { concert: 4 } });
  expect(sofia!.longitude).toBeCloseTo(23.5);
  expect(sofia!.bounds.west).toBeCloseTo(23.1);
  expect(sofia!.bounds.north).toBeCloseTo(42.9);
});

it("MAP-50 cities of one name far from each other stay apart, each with its own evening", () => {
  const [large, small] = [part("Byala", 27.9, 42.87, 5), part("Byala", 25.7, 43.46, 2)];
  const cities = citiesInView(BULGARIA, [small, large], [part("Byala", 25.7, 43.46, 1)]);
  expect(cities.map(({ events, tonight }) => [events, tonight])).toEqual([
    [5, 0],
    [2, 1],
  ]);
});

it("MAP-50 only cities in view that have events are listed, those with most first", () => {
  const parts = [part("Varna", 27.9, 43.2, 2), part("Sofia", 23.3, 42.7, 9), part("Wien", 16.4, 48.2, 50)];
  const cities = citiesInView(BULGARIA, [...parts, part("Ruse", 25.9, 43.8, 0)], []);
  expect(cities.map(({ city }) => city)).toEqual(["Sofia", "Varna"]);
});

it("MAP-50 a city's picture is of the category of most venues", () => {
  const mixed = { ...part("Sofia", 23.3, 42.7, 9), mix: { theater: 1, party: 5, concert: 3 } };
  expect(citiesInView(BULGARIA, [mixed], [])[0]).toMatchObject({ category: "party" });
});

it("MAP-50 answers that were kept from an older version have neither bounds nor country", () => {
  const told = { city: "Sofia", longitude: 23.3, latitude: 42.7, venues: 1, events: 1, mix: {} };
  expect(cityCount(told)).toMatchObject({ country: "", bounds: { west: 23.3, north: 42.7 } });
});
