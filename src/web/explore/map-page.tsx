import { useComputedColorScheme } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MapCanvas } from "#web/map/react/map-canvas.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/page-context.ts";
import { PageTitle } from "#web/shell/page-title.tsx";
import type { Route } from "./+types/map-page.ts";
import { closedBanners } from "./banners/banner-cookies.ts";
import { ExploreProvider } from "./explore-provider.tsx";
import type { Camera } from "./map-address.ts";
import { MapLayout } from "./map-layout.tsx";
import classes from "./map-page.module.css";
import { approximateLocation } from "./queries.ts";
import { useMapPadding } from "./use-map-padding.ts";
import { viewAround } from "./view-around.ts";

const DEFAULT_ZOOM = 13;

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    basemap: context.get(pageContext).services.basemap,
    closedBanners: closedBanners(request.headers.get("cookie")),
  };
}

/** The address changes with every move of the map; what the loader gave does not. */
export const shouldRevalidate = () => false;

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <PageTitle text={t("map.title")} />
      <ExploreScreen {...loaderData} />
    </QueryClientProvider>
  );
}

function ExploreScreen({ basemap, closedBanners }: Route.ComponentProps["loaderData"]) {
  const { locale, t } = useMessages();
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: true });
  const isMotionReduced = useReducedMotion();
  const padding = useMapPadding();
  return (
    <ExploreProvider>
      {(explore, map) => (
        <div className={classes.screen}>
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
                onPickVenues={map.onPickVenues}
                onPickBare={explore.close}
                onHover={explore.hover}
              />
            )}
          </Centre>
          <MapLayout closedBanners={closedBanners} />
        </div>
      )}
    </ExploreProvider>
  );
}

interface CentreProps {
  camera: Camera | undefined;
  /** Told once, as soon as the place is known. */
  onKnown(start: Camera): void;
  children: (start: Camera) => React.ReactNode;
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
