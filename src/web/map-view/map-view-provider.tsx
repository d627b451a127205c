import { type ReactNode, startTransition, useCallback, useMemo, useState } from "react";
import type { MapEngine, MapView } from "#web/map/engine/map-engine.ts";
import type { MapFailure } from "#web/map/react/map-canvas.tsx";
import { EngineContext, useEngineState } from "./engine.ts";
import type { FirstView } from "./first-view.ts";
import { createHover, HoverContext } from "./hover.ts";
import type { Camera } from "./map-address.ts";
import { MapDataContext, SearchTextContext, ViewContext } from "./map-data.ts";
import { FilterContext, useFilterState } from "./map-filter.ts";
import { PanelsContext, usePanelsState } from "./panels.ts";
import { useFollowPlace } from "./use-follow-place.ts";
import { useMapAddress } from "./use-map-address.ts";
import { useViewData } from "./use-view-data.ts";

/** What the map itself is given and tells. */
export interface MapBinding {
  camera: Camera | undefined;
  /** The view that the map will most likely open with, so that its data need not wait for the map. */
  expectView(view: MapView): void;
  onView(view: MapView): void;
  onEngine(engine: MapEngine | null): void;
  onFailure(failure: MapFailure): void;
}

interface MapViewProviderProps {
  first?: FirstView | undefined;
  children: (map: MapBinding) => ReactNode;
}

/** Holds the map screen's state, in contexts of their own, so that a part renders only for what it reads. */
export function MapViewProvider({ first, children }: MapViewProviderProps) {
  const { address, change } = useMapAddress();
  const { camera, venueId = null } = address;
  const [view, setView] = useState<MapView>();
  const [searchText, setSearchText] = useState("");
  const [hover] = useState(createHover);
  const filtering = useFilterState(address.filter, change);
  const panels = usePanelsState(venueId, change);
  const { shared: engine, setEngine, setMapFailure, onArrival } = useEngineState(camera);
  const data = useViewData({ known: view, first, filter: filtering.filter, text: searchText });
  useFollowPlace(filtering.filter, engine);

  /** A view renders most of the screen anew: in pieces, between which the page answers. */
  const lookAt = useCallback((next: MapView) => startTransition(() => setView(next)), []);
  const onView = useCallback(
    (next: MapView) => {
      onArrival();
      lookAt(next);
      const { longitude, latitude, zoom } = next;
      change(() => ({ camera: { longitude, latitude, zoom } }), "replace");
    },
    [onArrival, lookAt, change],
  );
  const seen = useMemo(() => ({ view }), [view]);
  const map = useMemo<MapBinding>(
    () => ({ camera, expectView: lookAt, onView, onEngine: setEngine, onFailure: setMapFailure }),
    [camera, lookAt, onView, setEngine, setMapFailure],
  );

  return (
    <FilterContext value={filtering}>
      <PanelsContext value={panels}>
        <EngineContext value={engine}>
          <ViewContext value={seen}>
            <MapDataContext value={data}>
              <SearchTextContext value={setSearchText}>
                <HoverContext value={hover}>{children(map)}</HoverContext>
              </SearchTextContext>
            </MapDataContext>
          </ViewContext>
        </EngineContext>
      </PanelsContext>
    </FilterContext>
  );
}
