import { CATEGORIES, type Category } from "#domain/category.ts";
import { askedPlace } from "#domain/event/filter.ts";
import { isDate } from "#domain/time.ts";

export interface Camera {
  longitude: number;
  latitude: number;
  zoom: number;
}

/** What the visitor narrows the map to. An absent field does not narrow. */
export interface MapFilter {
  from?: string;
  to?: string;
  categories?: readonly Category[];
  country?: string;
  city?: string;
}

/** Everything about the map screen that a link carries: what is seen, narrowed to what, with which venue open. */
export interface MapAddress {
  camera?: Camera;
  filter: MapFilter;
  venueId?: string;
}

const CAMERA = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/;

/** The address of a location; a link inside the product may carry the category in the navigation's state instead. */
export function addressOf({ search, state }: { search: string; state: unknown }): MapAddress {
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
  const venueId = params.get("venue");
  if (venueId && /^\d{1,10}$/.test(venueId)) address.venueId = venueId;
  return address;
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
export function filterParams({ from, to, categories, country, city }: MapFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (from) params.set("from", from);
  if (to) params.set("to", to);
  if (categories?.length) params.set("categories", categories.join(","));
  if (country) params.set("country", country);
  if (city) params.set("city", city);
  return params;
}

export function isFiltered(filter: MapFilter): boolean {
  return filterParams(filter).size > 0;
}
