import { CATEGORIES, type Category } from "#domain/category.ts";
import { MAX_TAG, MAX_TAGS, normalizeTags } from "#domain/event/check.ts";
import { isCurrency } from "#domain/event/currency.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { CHOICE_ROWS, chosenOf } from "#domain/event/event-fields.ts";
import { choicesIn } from "#domain/event/field-text.ts";
import { askedPlace, type EventFilter } from "#domain/event/filter.ts";
import { TIMES_OF_DAY } from "#domain/event/time-of-day.ts";
import { WHENS } from "#domain/event/when.ts";
import { isDate } from "#domain/time.ts";

export interface Camera {
  longitude: number;
  latitude: number;
  zoom: number;
}

/** Where the address names no camera. */
export const START_ZOOM = 13;

/** What the visitor narrows the map to. An absent field does not narrow. */
export interface MapFilter extends EventFilter {
  categories?: readonly Category[] | undefined;
}

/** Everything about the map screen that a link carries: what is seen, narrowed to what, with which venue open. */
export interface MapAddress {
  camera?: Camera;
  filter: MapFilter;
  venueId?: string;
}

const PRICE = /^\d{1,9}(\.\d{1,2})?$/;
const AGE = /^\d{1,2}$/;
const MAX_TEXT = 200;
const CAMERA = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/;

/** The address of a location; a link inside the product may carry the category in the navigation's state instead. */
export function mapAddress({ search, state }: { search: string; state: unknown }): MapAddress {
  const address = parseAddress(new URLSearchParams(search));
  const preset = CATEGORIES.find(
    (category) => category === (state as { category?: unknown } | null)?.category,
  );
  if (!preset || address.filter.categories) return address;
  return { ...address, filter: { ...address.filter, categories: [preset] } };
}

/** Reads what is well formed and leaves out the rest: an old or mistyped link still opens the map. */
export function parseAddress(params: URLSearchParams): MapAddress {
  const address: MapAddress = { filter: {} };
  const [, latitude, longitude, zoom] = CAMERA.exec(params.get("at") ?? "") ?? [];
  const camera = { latitude: Number(latitude), longitude: Number(longitude), zoom: Number(zoom) };
  if (Math.abs(camera.latitude) <= 90 && Math.abs(camera.longitude) <= 180) address.camera = camera;

  const { filter } = address;
  for (const end of ["from", "to"] as const) {
    const date = params.get(end);
    if (date && isDate(date)) filter[end] = date;
  }
  const chosen = (params.get("categories") ?? params.get("category") ?? "").split(",");
  const categories = CATEGORIES.filter((category) => chosen.includes(category));
  if (categories.length > 0) filter.categories = categories;
  for (const place of ["country", "city"] as const) {
    const name = params.get(place);
    if (name && askedPlace(name)) filter[place] = name;
  }
  Object.assign(filter, momentOf(params), priceOf(params), labelsOf(params));
  const venueId = params.get("venue");
  if (venueId && /^\d{1,10}$/.test(venueId)) address.venueId = venueId;
  return address;
}

function momentOf(params: URLSearchParams): MapFilter {
  const when = WHENS.find((each) => each === params.get("when"));
  const status = EVENT_STATUSES.find((each) => each === params.get("status"));
  const chosen = (params.get("times") ?? "").split(",");
  const times = TIMES_OF_DAY.filter((each) => chosen.includes(each));
  return { ...(when && { when }), ...(times.length > 0 && { times }), ...(status && { status }) };
}

/** An amount means nothing without its currency. */
function priceOf(params: URLSearchParams): MapFilter {
  const amount = params.get("maxPrice") ?? "";
  const currency = params.get("currency")?.toUpperCase() ?? "";
  const hasPrice = PRICE.test(amount) && isCurrency(currency);
  return {
    ...(params.get("free") === "true" && { free: true }),
    ...(hasPrice && { maxPrice: Number(amount), currency }),
  };
}

function labelsOf(params: URLSearchParams): MapFilter {
  const tags = normalizeTags((params.get("tags") ?? "").split(","));
  const areTags = tags.length > 0 && tags.length <= MAX_TAGS && tags.every((tag) => tag.length <= MAX_TAG);
  const organizer = params.get("organizer") ?? "";
  const isOrganizer = organizer !== "" && organizer.length <= MAX_TEXT && !organizer.includes("\0");
  const age = params.get("age") ?? "";
  const isAge = AGE.test(age);
  return {
    ...(areTags && { tags }),
    ...(isOrganizer && { organizer }),
    ...(isAge && { age: Number(age) }),
    ...choicesOf(params),
  };
}

function choicesOf(params: URLSearchParams): MapFilter {
  const chosen = CHOICE_ROWS.map((row) => [row.key, choicesIn(row, params.get(row.key) ?? "")] as const);
  return Object.fromEntries(chosen.filter(([, choices]) => choices.length > 0));
}

export function formatAddress({ camera, filter, venueId }: MapAddress): URLSearchParams {
  const params = filterParams(filter);
  if (camera) {
    const { latitude, longitude, zoom } = camera;
    params.set("at", `${latitude.toFixed(5)},${longitude.toFixed(5)},${Number(zoom.toFixed(2))}`);
  }
  if (venueId) params.set("venue", venueId);
  return params;
}

/** The filter as the server's calls take it. */
export function filterParams(filter: MapFilter): URLSearchParams {
  const { from, to, categories, country, city, when, times, free, maxPrice, currency } = filter;
  const { tags, organizer, status, age } = filter;
  const hasPrice = maxPrice !== undefined && currency !== undefined;
  const fields = {
    from,
    to,
    categories: categories?.join(","),
    country,
    city,
    when,
    times: times?.join(","),
    free: free && "true",
    ...(hasPrice && { maxPrice: String(maxPrice), currency }),
    ...Object.fromEntries(CHOICE_ROWS.map(({ key }) => [key, chosenOf(filter, key).join(",")])),
    tags: tags?.join(","),
    organizer,
    status,
    age: age === undefined ? undefined : String(age),
  };
  return new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}

export function isFiltered(filter: MapFilter): boolean {
  return filterParams(filter).size > 0;
}
