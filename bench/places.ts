import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CATEGORIES } from "../src/domain/category.ts";
import { NO_DETAILS } from "../src/domain/event/event-fields.ts";
import { type ProjectedVenue, Projection } from "../src/server/catalog/projection/projection.ts";
import { countryOfCode } from "../src/server/geo/countries.ts";
import { placeIndexLoader } from "../src/server/places/load-place-index.ts";
import { findPlaces } from "../src/server/places/place-search.ts";
import type { Benchmark, Figure } from "./report.ts";
import { timeEach } from "./timing.ts";
import { type WorldVenue, worldBatches } from "./world.ts";
import { largestCities } from "./world-cities.ts";

const GROUP = "Search for places";

export interface PlacesBenchmarkOptions {
  venues?: number;
}

/** Places by the beginnings of their names, with their numbers of events, in a world of five events a venue. */
export function placesBenchmark({ venues = 100_000 }: PlacesBenchmarkOptions = {}): Benchmark {
  return async (say) => {
    say(`${venues.toLocaleString("en")} venues`);
    const listed = new Projection();
    for (const batch of worldBatches({ venues })) listed.put(batch.map(projected));
    listed.atlas.expire(Date.parse("2026-11-15T12:00:00Z"));
    say("the index of names");
    const folder = mkdtempSync(join(tmpdir(), "whereabouts-bench-"));
    const start = performance.now();
    const index = await placeIndexLoader(join(folder, "places.index")).load();
    const builtS = (performance.now() - start) / 1000;
    rmSync(folder, { recursive: true });
    const searched = { listed, index, hasAddresses: true };
    const ask = (text: string) => findPlaces(text, "en", searched);
    const asked = queries();
    timeEach(asked.slice(0, 100), ask);
    const found = timeEach(asked, ask);
    const own = timeEach(asked, (text) => findPlaces(text, "en", { ...searched, index: undefined }));
    const events = listed.atlas.count().events.toLocaleString("en");
    return [
      figure(`Places with their events, ${events} events, p50`, found.p50, "ms", "≤ 2 ms"),
      figure(`Places with their events, ${events} events, p99`, found.p99, "ms"),
      figure("Own cities alone, before the index is made, p50", own.p50, "ms"),
      figure("Making the index of names, in a thread of its own", builtS, "s"),
    ];
  };
}

/** What people type: names of cities, large and small, letter by letter; countries; districts. */
function queries(): string[] {
  const cities = largestCities(20_000);
  const names = Array.from({ length: 150 }, (_, n) => cities[Math.floor(n ** 1.9)]?.name ?? "Sofia");
  return [
    ...names.flatMap((name) => [2, 3, 5, name.length].map((end) => name.slice(0, end))),
    "Bulg",
    "Germany",
  ];
}

function projected(venue: WorldVenue): ProjectedVenue {
  const { id, name, longitude, latitude, cityName, countryCode, address } = venue;
  const category = CATEGORIES[venue.category]!;
  const country = countryOfCode(countryCode)?.name ?? countryCode;
  const slug = `venue-${id}`;
  const place = { countryCode, country, label: cityName, region: "", longitude, latitude };
  const json = JSON.stringify({
    _id: String(id),
    name,
    slug,
    category,
    country,
    countryCode,
    city: cityName,
    region: "",
    address,
    coordinates: [String(longitude), String(latitude)],
    timeZone: "UTC",
  });
  const events = venue.events.map(
    ({
      id: eventId,
      name: event,
      description,
      date,
      time,
      startsAtMs,
      json: eventJson,
    }): ProjectedVenue["events"][number] => ({
      id: eventId,
      name: event,
      description,
      date,
      time,
      json: eventJson,
      startsAt: new Date(startsAtMs).toISOString(),
      ...NO_DETAILS,
      endsAt: null,
      hasTime: true,
      organizer: null,
      series: null,
      version: 1,
      createdAtS: 0,
      updatedAtS: 0,
    }),
  );
  return {
    id,
    category,
    country,
    city: cityName,
    region: "",
    longitude,
    latitude,
    name,
    json,
    slug,
    place,
    events,
  };
}

function figure(what: string, ours: number, unit: Figure["unit"], target?: string): Figure {
  return { group: GROUP, what, unit, ours, peers: [], ...(target !== undefined && { target }) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [venues = "100000"] = process.argv.slice(2);
  const figures = await placesBenchmark({ venues: Number(venues) })((progress) => console.error(progress));
  for (const { what, ours, unit, target = "" } of figures)
    console.info([what, `${ours.toFixed(2)} ${unit}`, target].filter(Boolean).join(" · "));
}
