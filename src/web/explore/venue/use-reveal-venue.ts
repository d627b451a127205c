import { useEffect, useRef } from "react";
import { useEngine } from "#web/map-view/engine.ts";
import { useOpenVenue } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { venueSpot } from "#web/map-view/view-box.ts";
import { useMapPadding } from "../use-map-padding.ts";
import { isInSight } from "./sight.ts";

/** Moves the map when a venue is opened whose pin would not be seen beside its panel; once for each. */
export function useRevealVenue(): void {
  const { venue } = useOpenVenue();
  const { engine, goTo, isGoingTo } = useEngine();
  const padding = useMapPadding()(usePanels());
  const revealedId = useRef<string>(undefined);
  useEffect(() => {
    if (!venue || !engine || revealedId.current === venue._id) return;
    revealedId.current = venue._id;
    const [longitude, latitude] = venueSpot(venue);
    const screen = { width: window.innerWidth, height: window.innerHeight };
    if (isGoingTo({ longitude, latitude })) return;
    if (!isInSight({ longitude, latitude }, engine.view(), padding, screen)) goTo({ longitude, latitude });
  }, [venue, engine, padding, goTo, isGoingTo]);
}
