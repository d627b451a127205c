import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { MapEngine, MapView } from "#web/map/engine/map-engine.ts";
import type { MapFailure } from "#web/map/react/map-canvas.tsx";
import { type Explore, ExploreContext, type Panel } from "./explore.ts";
import type { Camera } from "./map-address.ts";
import { oneVenue } from "./queries.ts";
import { useFollowPlace } from "./use-follow-place.ts";
import { useMapAddress } from "./use-map-address.ts";
import { useViewData } from "./use-view-data.ts";

interface MapBinding {
  camera: Camera | undefined;
  /** The view that the map will most likely open with, so that its data need not wait for the map. */
  expectView(view: MapView): void;
  onView(view: MapView): void;
  onEngine(engine: MapEngine | null): void;
  onFailure(failure: MapFailure): void;
  onPickVenues(ids: string[]): void;
}

interface ExploreProviderProps {
  children: (explore: Explore, map: MapBinding) => ReactNode;
}

/** Holds the map screen together: address, panels, the view and its data. */
export function ExploreProvider({ children }: ExploreProviderProps) {
  const { address, change } = useMapAddress();
  const { camera, filter, venueId = null } = address;
  const [view, setView] = useState<MapView>();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [mapFailure, setMapFailure] = useState<MapFailure | null>(null);
  const [sidePanel, setSidePanel] = useState<Exclude<Panel, "venue"> | null>(null);
  const [isPickingDates, setIsPickingDates] = useState(false);
  const [spotIds, setSpotIds] = useState<readonly string[]>([]);
  const [searchText, setSearchText] = useState("");
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [isListFolded, foldList] = useState(false);
  const destination = useRef<Pick<Camera, "longitude" | "latitude">>(undefined);
  const data = useViewData(view, filter, searchText);
  const asked = useQuery(oneVenue(venueId ?? undefined));
  const listed = data.listed.find(({ _id }) => _id === venueId);
  // One without matching events, as administrators see it in the list, may have others.
  const venue = listed?.events.length ? listed : (asked.data ?? (asked.isError ? listed : undefined));
  const panel: Panel | null = sidePanel ?? (venueId ? "venue" : null);

  const openVenue = useCallback(
    (id: string) => {
      setSidePanel(null);
      change(() => ({ venueId: id }), "venue");
    },
    [change],
  );
  const lastVenueId = useRef(venueId);
  if (venueId) lastVenueId.current = venueId;
  const reopenVenue = useCallback(() => {
    if (lastVenueId.current) openVenue(lastVenueId.current);
  }, [openVenue]);
  const leaveVenue = useCallback(() => {
    if (venueId) change(() => ({ venueId: undefined }), "venue");
  }, [change, venueId]);
  const open = useCallback(
    (next: Exclude<Panel, "venue">) => {
      leaveVenue();
      setSidePanel(next);
      setIsPickingDates(false);
    },
    [leaveVenue],
  );
  const pickDates = useCallback(
    (isWanted: boolean) => {
      if (isWanted) open("filters");
      setIsPickingDates(isWanted);
    },
    [open],
  );
  const close = useCallback(() => {
    setSidePanel(null);
    leaveVenue();
  }, [leaveVenue]);
  const setFilter = useCallback<Explore["setFilter"]>(
    (next) =>
      change(
        ({ filter }) => ({ filter: { ...filter, ...(typeof next === "function" ? next(filter) : next) } }),
        "push",
      ),
    [change],
  );
  const clearFilters = useCallback(() => change(() => ({ filter: {} }), "push"), [change]);
  const goTo = useCallback<Explore["goTo"]>(
    (spot) => {
      destination.current = spot;
      engine?.goTo(spot);
    },
    [engine],
  );
  const isGoingTo = useCallback<Explore["isGoingTo"]>(
    ({ longitude, latitude }) =>
      destination.current?.longitude === longitude && destination.current.latitude === latitude,
    [],
  );

  useFollowHistory(engine, camera);
  useFollowPlace({ filter, mapFailure, goTo });

  const explore = useMemo<Explore>(
    () => ({
      data,
      filter,
      setFilter,
      clearFilters,
      panel,
      open,
      close,
      isPickingDates,
      pickDates,
      venue,
      venueId,
      isVenueMissing: asked.isError && !venue,
      openVenue,
      reopenVenue,
      spotIds,
      searchText,
      setSearchText,
      hoveredId,
      hover: setHoveredId,
      isListFolded,
      foldList,
      engine,
      mapFailure,
      goTo,
      isGoingTo,
    }),
    [
      data,
      filter,
      setFilter,
      clearFilters,
      panel,
      open,
      close,
      isPickingDates,
      pickDates,
      venue,
      venueId,
      asked.isError,
      openVenue,
      reopenVenue,
      spotIds,
      searchText,
      hoveredId,
      isListFolded,
      engine,
      mapFailure,
      goTo,
      isGoingTo,
    ],
  );

  const onView = useCallback(
    (next: MapView) => {
      destination.current = undefined;
      setView(next);
      const { longitude, latitude, zoom } = next;
      change(() => ({ camera: { longitude, latitude, zoom } }), "replace");
    },
    [change],
  );
  const onPickVenues = useCallback(
    (ids: string[]) => {
      if (ids.length === 1 && ids[0]) return openVenue(ids[0]);
      setSpotIds(ids);
      open("spot");
    },
    [openVenue, open],
  );
  const map = useMemo(
    () => ({
      camera,
      expectView: setView,
      onView,
      onEngine: setEngine,
      onFailure: setMapFailure,
      onPickVenues,
    }),
    [camera, onView, onPickVenues],
  );

  return <ExploreContext value={explore}>{children(explore, map)}</ExploreContext>;
}

/** Back and forward also bring back what was seen then. */
function useFollowHistory(engine: MapEngine | null, camera: Camera | undefined): void {
  const isHistoryStep = useNavigationType() === "POP";
  useEffect(() => {
    if (!engine || !camera || !isHistoryStep) return;
    const { longitude, latitude, zoom } = engine.view();
    const isThere =
      Math.abs(longitude - camera.longitude) < 1e-4 &&
      Math.abs(latitude - camera.latitude) < 1e-4 &&
      Math.abs(zoom - camera.zoom) < 0.01;
    if (!isThere) engine.goTo(camera, { isInstant: true });
  }, [engine, camera, isHistoryStep]);
}
