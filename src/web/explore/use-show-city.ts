import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Bounds } from "#contract/urls.ts";
import type { Point } from "#domain/geo.ts";
import { cameraAround } from "#web/map-view/camera-around.ts";
import { densestPart } from "#web/map-view/densest-part.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { overview } from "#web/map-view/queries.ts";
import { useAccount } from "#web/session/use-account.ts";
import { useMapPadding } from "./use-map-padding.ts";

/** Near enough for venues: a whole capital would be a single disc. */
const CITY_ZOOM = 12;

interface City {
  bounds: Bounds;
  /** Where nothing of it is known to match. */
  middle: Point;
}

/** Flies to a city: to all of it where it is small enough, else to the part of it that has most matching events. */
export function useShowCity(): (city: City) => Promise<void> {
  const { goTo } = useEngine();
  const { filter } = useMapFilter();
  const client = useQueryClient();
  const role = useAccount()?.role;
  const { top, right, bottom, left } = useMapPadding()(usePanels());
  return useCallback(
    async ({ bounds, middle }) => {
      const { west, south, east, north } = bounds;
      const corners = [
        { longitude: west, latitude: south },
        { longitude: east < west ? east + 360 : east, latitude: north },
      ];
      const size = { width: window.innerWidth - left - right, height: window.innerHeight - top - bottom };
      const whole = cameraAround(corners, size);
      if (whole && whole.zoom >= CITY_ZOOM) return goTo(whole);
      const question = { box: bounds, zoom: CITY_ZOOM, filter, text: "", role };
      const found = await client
        .fetchQuery({ ...overview(question, true), retry: false })
        .catch(() => undefined);
      goTo({ ...(densestPart(found?.cells ?? [], CITY_ZOOM, size) ?? middle), zoom: CITY_ZOOM });
    },
    [goTo, filter, client, role, top, right, bottom, left],
  );
}
