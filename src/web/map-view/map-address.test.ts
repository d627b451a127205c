import { expect, it } from "vitest";
import { FilterQuery } from "#contract/request.ts";
import { filterParams, formatAddress, isFiltered, type MapFilter, parseAddress } from "./map-address.ts";

it("MAP-16 the address carries view, filters and open venue, there and back", () => {
  const address = {
    camera: { latitude: 42.6977, longitude: 23.32191, zoom: 13.25 },
    filter: {
      from: "2026-12-01",
      to: "2026-12-24",
      categories: ["party", "concert"] as const,
      country: "Bulgaria",
      city: "София",
    },
    venueId: "17",
  };
  const params = formatAddress(address);
  expect(params.get("at")).toBe("42.69770,23.32191,13.25");
  expect(parseAddress(new URLSearchParams(params.toString()))).toEqual(address);
});

it("an empty address narrows nothing", () => {
  expect(parseAddress(new URLSearchParams())).toEqual({ filter: {} });
  expect(formatAddress({ filter: {} }).toString()).toBe("");
  expect(isFiltered({})).toBe(false);
  expect(isFiltered({ city: "Varna" })).toBe(true);
});

it("what is not well formed is left out, the rest counts", () => {
  const wild = "at=91,200,13&from=2026-02-30&to=2026-12-24&categories=golf,party&venue=x";
  expect(parseAddress(new URLSearchParams(wild))).toEqual({
    filter: { to: "2026-12-24", categories: ["party"] },
  });
});

it("MAP-14 a link may name one category", () => {
  expect(parseAddress(new URLSearchParams("category=theater")).filter).toEqual({ categories: ["theater"] });
});

it("FIL-11 FIL-20 FIL-21 the address carries every filter, there and back, and the server's calls take it as it is", () => {
  const filter: MapFilter = {
    when: "tonight",
    times: ["evening", "night"],
    age: 6,
    free: true,
    maxPrice: 12.5,
    currency: "EUR",
    tags: ["jazz", "open air"],
    organizer: "city-hall",
    status: "postponed",
  };
  const params = formatAddress({ filter });
  expect(parseAddress(params)).toEqual({ filter });
  expect(FilterQuery.parse(Object.fromEntries(filterParams(filter)))).toEqual(filter);
  expect(isFiltered({ maxPrice: 0, currency: "EUR" })).toBe(true);
});

it("FIL-11 what the server would refuse is left out of the filter", () => {
  const wild = [
    "when=yesterday",
    "times=noon",
    "age=-1",
    "age=old",
    "free=yes",
    "maxPrice=5",
    "tags=,",
    `tags=${"x".repeat(41)}`,
    "status=unknown",
    "maxPrice=-1&currency=EUR",
    "maxPrice=5&currency=XYZ",
    `organizer=${"x".repeat(201)}`,
  ];
  for (const search of wild) expect(parseAddress(new URLSearchParams(search))).toEqual({ filter: {} });
  expect(parseAddress(new URLSearchParams("tags=Jazz, jazz&maxPrice=5&currency=eur")).filter).toEqual({
    tags: ["jazz"],
    maxPrice: 5,
    currency: "EUR",
  });
});
