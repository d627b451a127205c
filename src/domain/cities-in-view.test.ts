import { expect, it } from "vitest";
import { type CityCount, citiesInView, cityCount } from "./cities-in-view.ts";

const BULGARIA = { west: 22, south: 41, east: 29, north: 44.5 };

function part(city: string, longitude: number, latitude: number, events: number): CityCount {
  return cityCount({
    city,
    country: "Bulgaria",
    longitude,
    latitude,
    venues: events,
    events,
    mix: { concert: events },
    bounds: [longitude - 0.1, latitude - 0.1, longitude + 0.1, latitude + 0.1],
  });
}

it("MAP-50 cities of one name in two countries stay apart, each with its own evening", () => {
  const tripoli = (country: string, events: number) => ({ ...part("Tripoli", 25, 43, events), country });
  const cities = citiesInView(
    BULGARIA,
    [tripoli("Lebanon", 2), tripoli("Libya", 5)],
    [tripoli("Lebanon", 1)],
  );
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
