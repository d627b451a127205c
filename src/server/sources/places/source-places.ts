import type { VenueCategory } from "#domain/category.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import { findCountry } from "#server/geo/countries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { type YieldIfDue, yieldEvery } from "#server/platform/yield-if-due.ts";
import type { EntryProblem, SourceEntry } from "../entries.ts";
import type { EventDraft } from "../formats/draft.ts";
import type { SourceRow } from "../store.ts";
import type { PlaceGeocoder } from "./city.ts";
import type { NamedPlace, PlaceBook } from "./place.ts";
import { listSourcePlaces } from "./places.ts";
import { placeStore } from "./store.ts";

/** Where the events of a source take place, by its answers and defaults. */
export async function findSourcePlaces(
  db: Database["db"],
  source: SourceRow,
  drafts: readonly EventDraft[],
  geocoder: PlaceGeocoder,
  yieldIfDue: YieldIfDue = yieldEvery(),
  onStep: (done: number, total: number) => void = () => {},
): Promise<PlaceBook> {
  const [fallback] = source.venueId === null ? [] : await catalogMatches.venuesById(db, [source.venueId]);
  const defaults = {
    country: source.country === null ? undefined : findCountry(source.country),
    city: source.city ?? undefined,
    category: (source.category ?? undefined) as VenueCategory | undefined,
    venue: fallback && { ...fallback, isNew: false },
    createVenues: source.createsVenues,
    answers: await placeStore.answers(db, source.id),
  };
  return listSourcePlaces(db, drafts, defaults, geocoder, yieldIfDue, onStep);
}

/** The places that upcoming events name, with how many do. */
export function upcomingPlaces(
  { named }: PlaceBook,
  entries: readonly SourceEntry[],
  problems: readonly EntryProblem[],
): NamedPlace[] {
  const counts = new Map<string, number>();
  const upcoming = entries.filter(({ isOver }) => !isOver);
  for (const { placeKey } of [...upcoming, ...problems])
    if (placeKey) counts.set(placeKey, (counts.get(placeKey) ?? 0) + 1);
  return named.flatMap((place) => {
    const events = counts.get(place.key);
    return events ? [{ ...place, events }] : [];
  });
}
