import { AppError } from "#contract/app-error.ts";
import { placeKey } from "#domain/city.ts";
import { datePresets } from "#domain/date-presets.ts";
import { type Box, boxAround, type Point } from "#domain/geo.ts";
import type { Locale } from "#domain/locale.ts";
import { wallTimeAt } from "#domain/time.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";
import type { EventRef, Projection } from "#server/catalog/projection/projection.ts";
import { Top } from "#server/catalog/projection/top.ts";
import { countryOfCode } from "#server/geo/countries.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { MAX_PAGE, type SearchEventsInput, TIME_WORDS } from "./input.ts";
import type { EventsOutput } from "./output.ts";
import { type PlaceForAssistants, type Presenting, presentShort } from "./present.ts";

const MONDAY = 1;
const ADDRESS_RADIUS_M = 1_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export interface SearchDeps {
  listed: () => Projection;
  /** Settles once texts can be searched. */
  searchableAtlas: () => Promise<Atlas>;
  findPlaces: (text: string, locale: Locale) => Promise<PlaceForAssistants[]>;
}

/** Where to search: a country or a city by name, anything else by a box. */
interface Area {
  label: string | null;
  filter: Pick<AtlasFilter, "country" | "city">;
  box?: Box;
  /** Only what is so near to a point. */
  within?: { point: Point; metres: number };
  /** Decides which day it is there. */
  centre?: Point;
}

export async function searchEvents(
  input: SearchEventsInput,
  deps: SearchDeps,
  presenting: Presenting,
): Promise<EventsOutput> {
  refuseContradictions(input);
  const { categories, free, text, limit, page } = input;
  const area = await areaOf(input, deps, presenting.locale);
  const time = timeOf(input, area.centre, presenting.nowMs);
  if (text !== undefined) await deps.searchableAtlas();
  const listed = deps.listed();
  const filter: AtlasFilter = {
    ...area.filter,
    ...time,
    q: text,
    categories: categories?.length ? categories : undefined,
    free: free || undefined,
  };
  const { total, refs } = firstMatches(listed, area, filter, page * limit, presenting.nowMs);
  const shown = refs.slice((page - 1) * limit);
  const metres = area.within && listed.atlas.distanceFrom(area.within.point);
  return {
    place: area.label,
    from: time.from ?? null,
    to: time.to ?? null,
    total,
    page,
    hasMore: total > page * limit && page < MAX_PAGE,
    events: listed.events(shown.map(({ eventId }) => eventId)).map((found) => ({
      ...presentShort(found, presenting),
      ...(metres && { distanceM: metres(Number(found.venue._id)) }),
    })),
  };
}

function refuseContradictions({ place, near, when, from, to }: SearchEventsInput): void {
  const together = (field: string, other: string) =>
    new AppError("invalid", { code: "notTogether", params: { field, other } });
  if (place !== undefined && near) throw together("place", "near");
  if (when !== undefined && (from !== undefined || to !== undefined))
    throw together("when", from === undefined ? "to" : "from");
  if (from !== undefined && to !== undefined && to < from)
    throw new AppError("invalid", { code: "endBeforeStart" });
}

async function areaOf(
  { place, near }: SearchEventsInput,
  { findPlaces }: SearchDeps,
  locale: Locale,
): Promise<Area> {
  if (near) {
    const metres = near.radiusKm * 1_000;
    const box = boxAround(near, metres);
    return { label: null, filter: {}, box, within: { point: near, metres }, centre: near };
  }
  if (place === undefined) return { label: null, filter: {} };
  const found = await bestPlace(place, (text) => findPlaces(text, locale));
  if (!found) throw new AppError("not-found", { code: "noPlaceCalled", params: { place } });
  return areaOfPlace(found);
}

interface ChosenPlace extends PlaceForAssistants {
  /** Whether another city of its country has its name. */
  hasNamesake: boolean;
}

function areaOfPlace({ place, city, hasNamesake }: ChosenPlace): Area {
  const { name, kind, countryCode, bounds } = place;
  const label = kind === "country" ? name : nameInFull(place, hasNamesake);
  const [longitude, latitude] = place.coordinates;
  const centre = { longitude, latitude };
  if (city) return { label, centre, filter: { country: city.country, city: city.label } };
  const whole = kind === "country" ? countryOfCode(countryCode) : undefined;
  if (whole) return { label, centre, filter: { country: whole.name } };
  if (!bounds) return { label, centre, filter: {}, box: boxAround(centre, ADDRESS_RADIUS_M) };
  const [west, south, east, north] = bounds;
  return { label, centre, filter: {}, box: { west, south, east, north } };
}

/** "Sofia, Bulgaria" is a Sofia of that country; "Portland, Maine" or "Portland, Maine, USA" a Portland of that region. */
async function bestPlace(
  text: string,
  find: (text: string) => Promise<PlaceForAssistants[]>,
): Promise<ChosenPlace | undefined> {
  const [name, ...rest] = text.split(",");
  if (rest.length > 0) {
    const named = await find(name!);
    const inside = named.filter(({ place, city }) => {
      const parts = [place.country, place.region, place.countryCode, city?.country ?? ""].map(placeKey);
      return rest.every((within) => parts.includes(placeKey(within)));
    });
    if (inside.length > 0) return chosenOf(name!.trim(), inside, named);
  }
  return chosenOf(text, await find(text));
}

/** The best of those that are meant. */
function chosenOf(text: string, meant: PlaceForAssistants[], all = meant): ChosenPlace | undefined {
  refuseAmbiguous(text, meant);
  const [best] = meant;
  return best && { ...best, hasNamesake: namesakesOf(best, all).length > 1 };
}

/** The cities of its name and country, itself among them. */
function namesakesOf(
  { place: best }: PlaceForAssistants,
  found: readonly PlaceForAssistants[],
): PlaceForAssistants[] {
  return found.filter(
    ({ place }) =>
      place.kind === "city" &&
      place.countryCode === best.countryCode &&
      placeKey(place.name) === placeKey(best.name),
  );
}

function nameInFull({ name, region, country }: PlaceForAssistants["place"], hasRegion: boolean): string {
  return [name, hasRegion && region, country].filter(Boolean).join(", ");
}

/** So much more must be on in the first of several places of a name, that it is meant. */
const CLEARLY_MORE = 5;
const MAX_CHOICES = 8;

/** Several cities of the very name in the best one's country, none of which is clearly meant: their user chooses. */
function refuseAmbiguous(text: string, found: readonly PlaceForAssistants[]): void {
  const [best] = found;
  if (!best || placeKey(best.place.name) !== placeKey(text)) return;
  const named = namesakesOf(best, found);
  const [first, second] = named.map(({ place }) => place.events).sort((a, b) => b - a);
  if (first === undefined || second === undefined || first >= Math.max(1, second * CLEARLY_MORE)) return;
  const choices = named.slice(0, MAX_CHOICES).map(({ place }) => nameInFull(place, true));
  throw new AppError("invalid", {
    code: "ambiguousPlace",
    params: { place: text, choices: [...new Set(choices)].join("; ") },
  });
}

/** Days are those of the place; of the whole world, those of UTC. */
function timeOf(
  { when, from, to }: SearchEventsInput,
  centre: Point | undefined,
  nowMs: number,
): Pick<AtlasFilter, "when" | "from" | "to"> {
  if (when === undefined) return { from, to };
  const meant = TIME_WORDS[when];
  if ("when" in meant) return { when: meant.when };
  const zone = centre ? timeZoneAt(centre.longitude, centre.latitude) : "UTC";
  return datePresets(wallTimeAt(nowMs, zone).date, MONDAY)[meant.preset];
}

/** By start, without what is over; what began more than a day ago comes last. */
function firstMatches(listed: Projection, area: Area, filter: AtlasFilter, most: number, nowMs: number) {
  const nowMinute = Math.floor(nowMs / MINUTE_MS);
  const isOld = ({ startMinute }: EventRef) => Number(startMinute < nowMinute - DAY_MINUTES);
  const first = new Top<EventRef>(
    most,
    (a, b) => isOld(a) - isOld(b) || a.startMinute - b.startMinute || a.eventId - b.eventId,
  );
  const metres = area.within && listed.atlas.distanceFrom(area.within.point);
  let total = 0;
  visitArea(listed, area.box, filter, (event) => {
    if (event.overMinute <= nowMinute) return;
    if (area.within && metres!(event.venueId) > area.within.metres) return;
    total++;
    first.add(event);
  });
  return { total, refs: first.sorted() };
}

/** A box is not searched by text: what a text finds anywhere is compared with what is in the box. */
function visitArea(
  listed: Projection,
  box: Box | undefined,
  { q, ...filter }: AtlasFilter,
  visit: (event: EventRef) => void,
): void {
  if (box === undefined) {
    listed.visitEvents({ ...filter, q }, visit);
    return;
  }
  if (q === undefined) {
    listed.atlas.visitEventsIn(box, filter, (venueId, eventId, startMinute, overMinute) => {
      visit({ venueId, eventId, startMinute, overMinute });
      return true;
    });
    return;
  }
  const inside = new Set<number>();
  listed.atlas.visitEventsIn(box, filter, (_venueId, eventId) => {
    inside.add(eventId);
    return true;
  });
  listed.visitEvents({ ...filter, q }, (event) => {
    if (inside.has(event.eventId)) visit(event);
  });
}
