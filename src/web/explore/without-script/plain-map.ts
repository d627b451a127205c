import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import type { NamedCity, PageContext } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { type EventView, upcomingOf } from "#web/listing/event-view.ts";
import type { FirstView } from "#web/map-view/first-view.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";

/** What the map's page lists for browsers without script. */
export interface PlainMap {
  isTonight: boolean;
  events: EventView[];
  venues: { name: string; url: string }[];
  cities: { own: NamedCity[]; others: NamedCity[] };
}

const MAX_EVENTS = 24;

/** From the loader to the rendering of the same request, past the data that travel to the browser. */
export const plainMapContext = createContext<PlainMap | null>(null);
export const PlainMapContext = createReactContext<PlainMap | null>(null);

/** What is on tonight in view, or else what comes next; and the cities around the visitor. */
export function plainMapOf(
  { services, address }: PageContext,
  { view: { bounds } }: FirstView,
  filter: MapFilter,
): PlainMap {
  const ask = (narrowed: MapFilter) => services.listedIn({ bounds, filter: narrowed, includeEmpty: false });
  const tonight = ask({ ...filter, when: "tonight", from: undefined, to: undefined });
  const isTonight = tonight.length > 0;
  const venues = isTonight ? tonight : ask(filter);
  return {
    isTonight,
    events: upcomingOf(venues, services.now()).slice(0, MAX_EVENTS),
    venues: venues.map(({ name, slug, category }) => ({ name, url: urls.venuePage(slug, category) })),
    cities: services.citiesAround(services.visitorPlace(address, undefined)),
  };
}
