import type { ListedVenue, PageContext } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import type { Category } from "#domain/category.ts";
import { indexOfNext } from "#domain/upcoming.ts";
import { upcomingCountOf, upcomingOf } from "#web/listing/event-view.ts";
import type { FirstView } from "#web/map-view/first-view.ts";
import { formatAddress, isFiltered, type MapAddress } from "#web/map-view/map-address.ts";

/** What the preview of a shared map is about: the venue that its link opens, or else the view. */
export interface SharedMap {
  /** The address with what the page reads of it. Facebook would preview the plain map if it were told that one. */
  path: string;
  venue?: string;
  /** The one with most events of the view, and how many others it has. */
  city?: string;
  otherCities: number;
  /** What the view is narrowed to, as far as a title tells it. */
  categories: readonly Category[];
  isTonight: boolean;
  events: number;
  /** Its next event, whose picture is shown. */
  next?: { id: string; name: string };
}

/** Undefined where the address names nothing: the map is then about where its visitor is. */
export function sharedMapOf(
  page: PageContext,
  address: MapAddress,
  first: FirstView | undefined,
): SharedMap | undefined {
  const { camera, filter, venueId } = address;
  const path = `${urls.map}?${formatAddress(address)}`;
  const place = venueId === undefined ? undefined : page.services.venueWithId(Number(venueId));
  if (place) return sharedVenue(page, path, [place.venue, ...place.others]);
  if (!first || !(camera || isFiltered(filter))) return undefined;
  const { bounds, zoom } = first.view;
  const summary = page.services.busiestIn({ bounds, zoom, filter, includeEmpty: false });
  const { listed, cities, cityTotal, totals } = summary;
  const [largest = cityOfMost(listed)] = cities.map(({ city }) => city);
  const otherCities = Math.max(0, cityTotal - 1);
  return {
    path,
    city: largest,
    otherCities,
    categories: filter.categories ?? [],
    isTonight: filter.when === "tonight",
    events: totals.events,
    next: nextOf(page, listed),
  };
}

function sharedVenue(page: PageContext, path: string, records: ListedVenue[]): SharedMap {
  const [{ name: venue, city }] = records as [ListedVenue];
  const events = upcomingCountOf(records, page.services.now());
  const whole = { otherCities: 0, categories: [], isTonight: false };
  return { path, venue, city, ...whole, events, next: nextOf(page, records) };
}

function cityOfMost(venues: readonly ListedVenue[]): string | undefined {
  const byCity = [...Map.groupBy(venues, ({ city }) => city)];
  const eventsOf = (each: ListedVenue[]) =>
    each.reduce((sum, { events, eventCount }) => sum + (eventCount ?? events.length), 0);
  return byCity.sort(([, a], [, b]) => eventsOf(b) - eventsOf(a))[0]?.[0];
}

function nextOf({ services }: PageContext, venues: readonly ListedVenue[]): SharedMap["next"] {
  const listed = upcomingOf(venues, services.now()).filter(({ status }) => status !== "cancelled");
  const next = listed[indexOfNext(listed, services.now())];
  return next && { id: next.id, name: next.name };
}
