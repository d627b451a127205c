import "leaflet/dist/leaflet.css";
import "leaflet.markercluster/dist/MarkerCluster.css";
import "leaflet.markercluster/dist/MarkerCluster.Default.css";
import L, { type Marker } from "leaflet";
import type { Spot, VenuePin } from "../../../src/web/map/engine/map-engine.ts";
import type { PannedMap } from "./frames.ts";

/** Our discs stand at least so far apart; with the specification's 15 px it would have to draw several times as many. */
const CLUSTER_RADIUS_PX = 40;
const CLUSTER_UNTIL_ZOOM = 16;

/** Without tiles, animations or icons of its own: only what clustering and drawing the markers costs. */
export async function openLeaflet(
  container: HTMLElement,
  start: Spot & { zoom: number },
): Promise<PannedMap<VenuePin, Marker[]>> {
  // The plugin hangs itself on a global.
  Object.assign(window, { L });
  await import("leaflet.markercluster");
  // Leaflet's world has 256 px at zoom 0, ours 512.
  const map = L.map(container, {
    maxZoom: 20,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
  });
  map.setView([start.latitude, start.longitude], start.zoom + 1);
  const group = L.markerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS_PX,
    disableClusteringAtZoom: CLUSTER_UNTIL_ZOOM + 1,
    animate: false,
    chunkedLoading: false,
  }).addTo(map);
  const icon = L.divIcon({ className: "", html: "<i></i>", iconSize: [64, 95] });
  return {
    surface: container,
    prepare: (pins) => pins.map(({ longitude, latitude }) => L.marker([latitude, longitude], { icon })),
    show: (markers) => void group.clearLayers().addLayers(markers),
    // Reading a size forces the layout of its elements.
    finish: () => void container.getBoundingClientRect(),
  };
}
