import { useReducedMotion } from "@mantine/hooks";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { Padding } from "#web/map/engine/map-engine.ts";
import { viewAround } from "#web/map/engine/view-around.ts";
import { MapCanvas } from "#web/map/react/map-canvas.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useColorScheme } from "#web/ui/color-scheme.ts";
import type { Explore } from "./explore.ts";
import classes from "./explore-map.module.css";
import { ExploreProvider } from "./explore-provider.tsx";
import type { Camera } from "./map-address.ts";
import { MapMissing } from "./map-missing.tsx";
import { approximateLocation } from "./queries.ts";

const DEFAULT_ZOOM = 13;

interface ExploreMapProps {
  basemap: BasemapSources;
  /** How much of the map lies under what floats over it. */
  padding(explore: Explore): Padding;
  /** What floats over the map. */
  children: ReactNode;
}

/** The map that fills the window, with its data, and whatever lies over it. */
export function ExploreMap({ basemap, padding, children }: ExploreMapProps) {
  const { locale, t } = useMessages();
  const [client] = useState(() => new QueryClient());
  const scheme = useColorScheme();
  const isMotionReduced = useReducedMotion();
  return (
    <QueryClientProvider client={client}>
      <ExploreProvider>
        {(explore, map) => (
          <main className={classes.screen}>
            {explore.mapFailure && <MapMissing failure={explore.mapFailure} padding={padding(explore)} />}
            {children}
            {/* Last, so that the Tab key meets the list before the map and its credits. */}
            <Centre
              camera={map.camera}
              onKnown={(start) => map.expectView(viewAround(start, windowSize(), padding(explore)))}
            >
              {(start) => (
                <MapCanvas
                  start={start}
                  scheme={scheme}
                  language={locale}
                  basemap={basemap}
                  isMotionReduced={isMotionReduced}
                  padding={padding(explore)}
                  pins={explore.data.pins}
                  marks={explore.data.marks}
                  selectedId={explore.venueId}
                  hoveredId={explore.hoveredId}
                  highlighted={explore.data.highlighted}
                  label={t("map.label")}
                  onView={map.onView}
                  onEngine={map.onEngine}
                  onFailure={map.onFailure}
                  onPickVenues={map.onPickVenues}
                  onPickBare={explore.close}
                  onHover={explore.hover}
                />
              )}
            </Centre>
          </main>
        )}
      </ExploreProvider>
    </QueryClientProvider>
  );
}

interface CentreProps {
  camera: Camera | undefined;
  /** Told once, as soon as the place is known. */
  onKnown(start: Camera): void;
  children: (start: Camera) => ReactNode;
}

/** Waits for a place to open the map at: the address's, or where the visitor roughly is. */
function Centre({ camera, onKnown, children }: CentreProps) {
  const { t } = useMessages();
  const isAddressed = camera !== undefined;
  const { data } = useQuery({ ...approximateLocation, enabled: !isAddressed });
  const start = camera ?? (data && { ...data, zoom: DEFAULT_ZOOM });
  const isKnown = start !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once; later moves are the map's
  useEffect(() => {
    if (start) onKnown(start);
  }, [isKnown]);
  if (start) return children(start);
  return (
    <p className={classes.loading} role="status">
      {t("map.loading")}
    </p>
  );
}

function windowSize() {
  return { width: window.innerWidth, height: window.innerHeight };
}
