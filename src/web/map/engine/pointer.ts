import type { Map as MapLibreMap, MapMouseEvent } from "maplibre-gl";
import type { EngineCamera } from "./camera.ts";
import type { DiscMark } from "./marks.ts";
import type { Picked } from "./picking.ts";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { MAX_EXPANSION_ZOOM } from "./venue-clusters.ts";

const FINGER_SLACK_PX = 6;
/** A disc whose venues only the server knows opens at least so far. */
const OVERVIEW_STEP = 1;

interface PointerOptions {
  map: MapLibreMap;
  stage: Stage;
  screen: Screen;
  camera: EngineCamera;
  onPickVenues(ids: string[]): void;
  onPickBare(): void;
  onHover(id: string | null): void;
}

/** Clicks and hovering on what the map shows. */
export function listenToPointer({ map, stage, screen, camera, ...handlers }: PointerOptions): void {
  const canHover = window.matchMedia("(any-hover: hover)").matches;
  const slackPx = canHover ? 0 : FINGER_SLACK_PX;
  const under = ({ point: { x, y } }: MapMouseEvent): Picked =>
    stage.pick({ x, y, project: (place) => screen.project(place), slackPx }, performance.now());

  map.on("click", (event) => {
    const picked = under(event);
    if (!picked) handlers.onPickBare();
    else if ("pin" in picked) handlers.onPickVenues([picked.pin.venue.id]);
    else open(picked.disc);
  });
  if (canHover) {
    map.on("mousemove", (event) => {
      if (!map.isMoving()) point(under(event));
    });
    map.on("mouseout", () => point(undefined));
  }

  function open(disc: DiscMark): void {
    const zoom = map.getZoom();
    const venues = disc.venues?.();
    const least = venues
      ? stage.clusters?.expansionZoom(venues, zoom)
      : Math.min(zoom + OVERVIEW_STEP, MAX_EXPANSION_ZOOM);
    if (least !== undefined) camera.fit(disc.bounds(), { least, most: MAX_EXPANSION_ZOOM });
    else handlers.onPickVenues((venues ?? []).map(({ id }) => id));
  }

  let hovered: string | null = null;
  function point(picked: Picked): void {
    map.getCanvasContainer().classList.toggle("is-over-mark", picked !== undefined);
    const id = picked && "pin" in picked ? picked.pin.venue.id : null;
    if (id === hovered) return;
    hovered = id;
    if (stage.hover(id, performance.now())) screen.refresh();
    handlers.onHover(id);
  }
}
