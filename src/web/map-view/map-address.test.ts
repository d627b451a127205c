import { expect, it } from "vitest";
import { formatAddress, isFiltered, parseAddress } from "./map-address.ts";

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
