import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { cameraAround } from "./camera-around.ts";
import type { Engine } from "./engine.ts";
import type { MapFilter } from "./map-address.ts";
import { worldOverview } from "./queries.ts";

/** Fine enough to find a town, coarse enough to ask for a whole country at once. */
const OVERVIEW_ZOOM = 5;

/** Without a map to move, the view goes to the country or city that the filter names. */
export function useFollowPlace({ country, city }: MapFilter, { mapFailure, goTo }: Engine): void {
  const isWanted = mapFailure !== null && country !== undefined;
  const { data, isPlaceholderData } = useQuery({
    ...worldOverview({ country, city }, OVERVIEW_ZOOM),
    enabled: isWanted,
  });
  const shownPlace = useRef("");
  useEffect(() => {
    const place = isWanted ? JSON.stringify([country, city]) : "";
    if (place === shownPlace.current || (isWanted && (!data || isPlaceholderData))) return;
    shownPlace.current = place;
    const camera =
      isWanted && data && cameraAround(data.cells, { width: window.innerWidth, height: window.innerHeight });
    if (camera) goTo(camera);
  }, [isWanted, country, city, data, isPlaceholderData, goTo]);
}
