import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { MapEngine } from "#web/map/engine/map-engine.ts";
import type { MapFailure } from "#web/map/react/map-canvas.tsx";
import type { Camera } from "./map-address.ts";
import { screenContext } from "./screen-context.ts";

type Spot = Pick<Camera, "longitude" | "latitude">;

export interface Engine {
  /** The map itself, once its code has arrived. */
  engine: MapEngine | null;
  /** Why no map is drawn; the engine then only keeps the view. */
  mapFailure: MapFailure | null;
  goTo(camera: Partial<Camera> & Spot): void;
  zoomBy(steps: number): void;
  /** Whether the camera is on its way to this very spot. */
  isGoingTo(spot: Spot): boolean;
}

export const [EngineContext, useEngine] = screenContext<Engine>();

/** The engine for parts of the screen, and the map's own state. */
export function useEngineState(camera: Camera | undefined) {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [mapFailure, setMapFailure] = useState<MapFailure | null>(null);
  /** For calls that began before the map's code had come. */
  const arrived = useRef(engine);
  arrived.current = engine;
  const destination = useRef<Spot>(undefined);
  /** What to do once the map's code has come. */
  const wished = useRef<((engine: MapEngine) => void)[]>([]);
  useFollowHistory(engine, camera);

  const shared = useMemo<Engine>(() => {
    const whenArrived = (call: (engine: MapEngine) => void) => {
      if (arrived.current) call(arrived.current);
      else wished.current.push(call);
    };
    return {
      engine,
      mapFailure,
      goTo(spot) {
        destination.current = spot;
        whenArrived((map) => map.goTo(spot));
      },
      zoomBy: (steps) => whenArrived((map) => map.zoomBy(steps)),
      isGoingTo: ({ longitude, latitude }) =>
        destination.current?.longitude === longitude && destination.current.latitude === latitude,
    };
  }, [engine, mapFailure]);
  useEffect(() => {
    if (engine) for (const call of wished.current.splice(0)) call(engine);
  }, [engine]);
  const onArrival = useCallback(() => {
    destination.current = undefined;
  }, []);
  return { shared, setEngine, setMapFailure, onArrival };
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
