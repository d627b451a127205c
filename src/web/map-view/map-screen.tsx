import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useContext, useEffect, useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { Padding } from "#web/map/engine/map-engine.ts";
import { viewAround } from "#web/map/engine/view-around.ts";
import { MapCanvas } from "#web/map/react/map-canvas.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { useColorScheme } from "#web/ui/color-scheme.ts";
import { useMedia } from "#web/ui/use-media.ts";
import { RenderedAt } from "#web/ui/use-now.ts";
import { useEngine } from "./engine.ts";
import { FirstMarks } from "./first-marks.tsx";
import type { FirstView } from "./first-view.ts";
import { useHover } from "./hover.ts";
import { type Camera, START_ZOOM } from "./map-address.ts";
import { useMapData } from "./map-data.ts";
import { MapMissing } from "./map-missing.tsx";
import classes from "./map-screen.module.css";
import { type MapBinding, MapViewProvider } from "./map-view-provider.tsx";
import { usePageVenues } from "./page-venues.ts";
import { type Panels, usePanels } from "./panels.ts";
import { noteOnPin } from "./pin-note.ts";
import { approximateLocation } from "./queries.ts";
import { queryClientWith } from "./query-client-with.ts";

interface MapScreenProps {
  basemap: BasemapSources;
  /** What the page brought of the view. */
  first?: FirstView | undefined;
  /** How much of the map lies under what floats over it. */
  padding(panels: Pick<Panels, "panel" | "isListCollapsed">): Padding;
  /** The id of the text that tells the keys of the map. */
  descriptionId?: string;
  /** What floats over the map. */
  children: ReactNode;
}

/** The full-screen map with its data and the layers over it. */
export function MapScreen({ basemap, first, padding, descriptionId, children }: MapScreenProps) {
  const role = useAccount()?.role;
  const renderedAtMs = useContext(RenderedAt);
  const readVenues = usePageVenues();
  const [client] = useState(() =>
    queryClientWith(first && { ...first, venues: readVenues(first) }, role, renderedAtMs),
  );
  return (
    <QueryClientProvider client={client}>
      <MapViewProvider first={first}>
        {(map) => (
          <main className={classes.screen}>
            <Missing padding={padding} />
            {children}
            {/* Last, so that the Tab key meets the list before the map and its credits. */}
            <BoundMap
              map={map}
              first={first}
              basemap={basemap}
              padding={padding}
              descriptionId={descriptionId}
            />
          </main>
        )}
      </MapViewProvider>
    </QueryClientProvider>
  );
}

function Missing({ padding }: Pick<MapScreenProps, "padding">) {
  const { mapFailure } = useEngine();
  const panels = usePanels();
  return mapFailure && <MapMissing failure={mapFailure} padding={padding(panels)} />;
}

interface BoundMapProps extends Pick<MapScreenProps, "basemap" | "first" | "padding"> {
  map: MapBinding;
  descriptionId: string | undefined;
}

function BoundMap({ map, first, basemap, padding, descriptionId }: BoundMapProps) {
  const { locale, t } = useMessages();
  const scheme = useColorScheme();
  const isMotionReduced = useMedia("(prefers-reduced-motion: reduce)") ?? false;
  const panels = usePanels();
  const { pins, marks, highlighted, pinned } = useMapData();
  const hover = useHover();
  const { mapFailure } = useEngine();
  const [isDrawn, setIsDrawn] = useState(false);
  const hasFirstMarks = first && pins && !isDrawn && !mapFailure;
  return (
    <>
      {hasFirstMarks && <FirstMarks first={first} pins={pins} padding={padding(panels)} />}
      <Centre
        camera={map.camera}
        onKnown={(start) => map.expectView(viewAround(start, windowSize(), padding(panels)))}
      >
        {(start) => (
          <MapCanvas
            start={start}
            scheme={scheme}
            language={locale}
            basemap={basemap}
            isMotionReduced={isMotionReduced}
            padding={padding(panels)}
            pins={pins}
            marks={marks}
            selectedId={panels.venueId}
            hovered={hover}
            highlighted={highlighted}
            label={t("map.label")}
            descriptionId={descriptionId}
            creditsLabel={t("map.credits")}
            newTabLabel={t("shell.new-tab")}
            onView={map.onView}
            onDrawn={() => setIsDrawn(true)}
            onEngine={map.onEngine}
            onFailure={map.onFailure}
            onPickVenues={panels.openPicked}
            onPickBare={panels.close}
            onHover={hover.set}
            noteOf={({ id }) => noteOnPin(pinned.get(id)?.events, locale, Date.now())}
          />
        )}
      </Centre>
    </>
  );
}

interface CentreProps {
  camera: Camera | undefined;
  /** Called once, as soon as the place is known. */
  onKnown(start: Camera): void;
  children: (start: Camera) => ReactNode;
}

/** Waits for a place to open the map at: the address's, or where the visitor roughly is. */
function Centre({ camera, onKnown, children }: CentreProps) {
  const { t } = useMessages();
  const isAddressed = camera !== undefined;
  const { data } = useQuery({ ...approximateLocation, enabled: !isAddressed });
  const start = camera ?? (data && { ...data, zoom: START_ZOOM });
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
