import { createContext, useContext } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import type { MapEngine } from "#web/map/engine/map-engine.ts";
import type { MapFailure } from "#web/map/react/map-canvas.tsx";
import type { Camera, MapFilter } from "./map-address.ts";
import type { ViewData } from "./use-view-data.ts";

/** What can lie over the map; one at a time. */
export type Panel = "venue" | "spot" | "search" | "filters" | "profile";

/** The map screen's state and what can be done with it, for every part of the screen. */
export interface Explore {
  data: ViewData;
  filter: MapFilter;
  /**
   * Changes the given fields; an undefined one no longer narrows. What turns something on or off looks at the filter it
   * is given: the one on the screen may be a touch behind.
   */
  setFilter(change: MapFilter | ((filter: MapFilter) => MapFilter)): void;
  clearFilters(): void;

  panel: Panel | null;
  open(panel: Exclude<Panel, "venue" | "spot">): void;
  close(): void;
  /** Whether the filter panel shows its calendar. Asking for it also opens the panel. */
  isPickingDates: boolean;
  pickDates(isWanted: boolean): void;

  /** The venue whose panel is open, once it is known. */
  venue: VenueWithEvents | undefined;
  venueId: string | null;
  isVenueMissing: boolean;
  openVenue(id: string): void;
  /** Opens the venue again that was open last. */
  reopenVenue(): void;
  /** The venues of one spot, offered as a list. */
  spotIds: readonly string[];

  /** What was last searched for; its matches are highlighted on the map. */
  searchText: string;
  setSearchText(text: string): void;

  hoveredId: string | null;
  hover(id: string | null): void;

  /** On wide screens the list can be folded to the edge. */
  isListFolded: boolean;
  foldList(isFolded: boolean): void;

  /** The map itself, once its code has arrived. */
  engine: MapEngine | null;
  /** Why no map is drawn; the engine then only keeps the view. */
  mapFailure: MapFailure | null;
  goTo(camera: Partial<Camera> & Pick<Camera, "longitude" | "latitude">): void;
  /** Whether the camera is on its way to this very spot. */
  isGoingTo(spot: Pick<Camera, "longitude" | "latitude">): boolean;
}

export const ExploreContext = createContext<Explore | undefined>(undefined);

export function useExplore(): Explore {
  const explore = useContext(ExploreContext);
  if (!explore) throw new Error("useExplore is for parts of the map screen.");
  return explore;
}
