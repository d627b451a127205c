import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import type { MapView } from "#web/map/engine/map-engine.ts";
import { usePanels } from "./panels.ts";
import { oneVenue } from "./queries.ts";
import { screenContext } from "./screen-context.ts";
import type { ViewData } from "./use-view-data.ts";

export const [MapDataContext, useMapData] = screenContext<ViewData>();

/** What the map shows; nothing before it is known. */
export const [ViewContext, useViewContext] = screenContext<{ view: MapView | undefined }>();
export const useMapView = (): MapView | undefined => useViewContext().view;

/** Sets what was last searched for; its matches are highlighted on the map. */
export const [SearchTextContext, useSetSearchText] = screenContext<(text: string) => void>();

interface OpenVenue {
  venue: VenueWithEvents | undefined;
  /** The records of its place for other categories, as far as they are known. */
  otherRecords: readonly VenueWithEvents[];
  isVenueMissing: boolean;
}

const NONE: readonly VenueWithEvents[] = [];

/** The venue whose panel is open, once it is known. */
export function useOpenVenue(): OpenVenue {
  const { venueId } = usePanels();
  const { listed } = useMapData();
  const asked = useQuery(oneVenue(venueId ?? undefined));
  const found = listed.find(({ _id }) => _id === venueId);
  const listedVenue = useMemo(() => found && inFull(found, asked.data), [found, asked.data]);
  // One without matching events, as administrators see it in the list, may have others.
  const venue = listedVenue?.events.length
    ? listedVenue
    : (asked.data ?? (asked.isError ? listedVenue : undefined));
  // Answers that were kept by an older version have no others.
  const otherRecords = asked.data?.others ?? NONE;
  return { venue, otherRecords, isVenueMissing: asked.isError && !venue };
}

/** The events of a venue with what the page's own view leaves out: their descriptions. */
export function inFull(venue: VenueWithEvents, asked: VenueWithEvents | undefined): VenueWithEvents {
  if (asked?._id !== venue._id) return venue;
  const known = new Map(asked.events.map((event) => [event._id, event]));
  return { ...venue, events: venue.events.map((event) => known.get(event._id) ?? event) };
}
