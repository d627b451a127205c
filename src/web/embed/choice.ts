import { type EmbedTheme, embedRoutes, eventFrameOfPage } from "#contract/embed-urls.ts";
import { urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { type Camera, filterParams, type MapAddress, parseAddress } from "#web/map-view/map-address.ts";

export const EMBED_KINDS = ["list", "month", "event", "map", "component"] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** What is to be shown on a page of others, as it is chosen. */
export interface EmbedChoice {
  kind: EmbedKind;
  /** The map's address: its view, its filter, an open venue. */
  search: string;
  city: string;
  country: string;
  /** The page of the event. */
  event: string;
  theme: EmbedTheme;
  /** The visitor's own where it is empty. */
  lang: Locale | "";
  limit: string;
}

/** What the address of the maker asks for. */
export function embedChoice(search: string): EmbedChoice {
  const params = new URLSearchParams(search);
  const { filter } = parseAddress(params);
  const [kind, event] = ["kind", "event"].map((name) => params.get(name) ?? "");
  for (const own of ["kind", "event"]) params.delete(own);
  return {
    kind: EMBED_KINDS.find((each) => each === kind) ?? "map",
    search: searchOf(params),
    city: filter.city ?? "",
    country: filter.country ?? "",
    event: event ?? "",
    theme: "auto",
    lang: "",
    limit: "10",
  };
}

/** The path of the frame; undefined where the choice names no event. */
export function frameOf(choice: EmbedChoice): string | undefined {
  const { kind, search } = choice;
  if (kind === "map") return urls.embed + search;
  const params = kind === "event" ? new URLSearchParams() : selectionOf(choice);
  if (choice.theme !== "auto") params.set("theme", choice.theme);
  if (choice.lang !== "") params.set("lang", choice.lang);
  const asked = searchOf(params);
  if (kind !== "event") return (kind === "month" ? embedRoutes.month : embedRoutes.list) + asked;
  const page = URL.parse(choice.event.trim(), "http://site.invalid")?.pathname ?? "";
  const frame = eventFrameOfPage(page);
  return frame && frame + asked;
}

/** Lists and points read better with their commas. */
function searchOf(params: URLSearchParams): string {
  return params.size === 0 ? "" : `?${params.toString().replaceAll("%2C", ",")}`;
}

/** The component's attributes. */
export function attributesOf(choice: EmbedChoice): Record<string, string> {
  const { maxPrice, ...rest } = Object.fromEntries(selectionOf(choice));
  return {
    ...rest,
    ...(maxPrice !== undefined && { "max-price": maxPrice }),
    theme: choice.theme,
    ...(choice.lang !== "" && { lang: choice.lang }),
  };
}

/** Which events: of the city, else of the open venue, else of what the map shows, narrowed as the map is. */
function selectionOf(choice: EmbedChoice): URLSearchParams {
  const { kind, search, limit } = choice;
  const address = parseAddress(new URLSearchParams(search));
  const { city: _city, country: _country, ...filter } = address.filter;
  const params = new URLSearchParams(placeOf(choice, address));
  for (const [name, value] of filterParams(filter))
    if (kind !== "month" || !["from", "to", "when"].includes(name)) params.set(name, value);
  if (kind !== "month" && /^\d+$/.test(limit)) params.set("limit", limit);
  return params;
}

function placeOf({ city, country }: EmbedChoice, { venueId, camera }: MapAddress): Record<string, string> {
  const named = {
    ...(city.trim() !== "" && { city: city.trim() }),
    ...(country.trim() !== "" && { country: country.trim() }),
  };
  if (Object.keys(named).length > 0) return named;
  if (venueId) return { venue: venueId };
  return camera ? { area: areaAround(camera) } : {};
}

/** About what a map of ordinary size shows around this point. */
function areaAround({ longitude, latitude, zoom }: Camera): string {
  const half = Math.min(180, 360 / 2 ** zoom);
  const halfHeight = half * Math.cos((latitude * Math.PI) / 180) * 0.7;
  const within = (degrees: number, limit: number) => Math.min(limit, Math.max(-limit, degrees)).toFixed(4);
  return [
    within(longitude - half, 180),
    within(latitude - halfHeight, 90),
    within(longitude + half, 180),
    within(latitude + halfHeight, 90),
  ].join(",");
}
