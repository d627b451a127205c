import type { BasemapSources } from "#contract/basemap.ts";
import { lineSign } from "#web/ui/direction.ts";
import { nextTask } from "#web/ui/next-task.ts";
import { CAMERA_OPTIONS, EngineCamera } from "./camera.ts";
import { Credits } from "./credits.ts";
import type { MapView, OverviewMark, Padding, Position, Spot, VenuePin } from "./map-data.ts";
import { type MarkColors, type MarkScheme, markColors } from "./mark-colors.ts";
import { keepOnTop, MarksLayer } from "./marks-layer.ts";
import type { PinNote } from "./name-features.ts";
import { listenToPointer } from "./pointer.ts";
import { Screen } from "./screen.ts";
import { drawSpriteAtlas } from "./sprite-atlas.ts";
import { Stage } from "./stage.ts";

export type { MapView, OverviewMark, Padding, PinNote, Spot, VenuePin };

const NAME_FADE_MS = 120;

export interface MapEngineOptions {
  container: HTMLElement;
  start: Spot & { zoom: number };
  /** What the map is called for screen readers. */
  label: string;
  /** The id of the text that tells its keys. */
  descriptionId?: string | undefined;
  /** What the button is called that unfolds the credits on phones. */
  creditsLabel?: string;
  newTabLabel?: string;
  scheme: MarkScheme;
  /** A language tag such as "en" or "bg", for the names on the map. */
  language: string;
  basemap: BasemapSources;
  isMotionReduced: boolean;
  padding: Padding;
  /** First, and after every move that ended. */
  onView(view: MapView): void;
  onMoveStart?(): void;
  /** Once, when all that is in view has been drawn. */
  onDrawn?(): void;
  /** One pin's venue, or all that lie on one spot. */
  onPickVenues(ids: string[]): void;
  onPickBare(): void;
  onHover(id: string | null): void;
  /** What stands below a venue's name beside its pin. */
  noteOf?(venue: VenuePin): PinNote | undefined;
}

export interface MapEngine {
  /** Every venue in and around the view; clustered here. Takes the place of an overview. */
  showVenues(pins: readonly VenuePin[]): void;
  /** Counts made elsewhere. Takes the place of the venues. */
  showOverview(marks: readonly OverviewMark[]): void;
  select(id: string | null): void;
  hover(id: string | null): void;
  /** What a search found: the rest fades. */
  highlight(ids: ReadonlySet<string> | null): void;
  /** Tells where a venue's place is on the map, in CSS pixels, at once and whenever it moves; nothing where it is not shown. */
  followVenue(id: string, onPlace: (place: { x: number; y: number } | undefined) => void): () => void;
  goTo(spot: Spot & { zoom?: number }, options?: { isInstant?: boolean }): void;
  showPosition(position: Position | null): void;
  setPadding(padding: Padding): void;
  setScheme(scheme: MarkScheme): void;
  setMotionReduced(isMotionReduced: boolean): void;
  zoomBy(step: number): void;
  view(): MapView;
  resize(): void;
  destroy(): void;
}

/** Settles when the map can take marks; fails with `WebGlMissing` where none can be. */
export async function createMapEngine(options: MapEngineOptions): Promise<MapEngine> {
  const { container, start, language } = options;
  const [library, atlas] = await Promise.all([
    import("./map-library.ts"),
    drawSpriteAtlas(window.devicePixelRatio),
  ]);
  // The library's code has just been run, and making a map takes as long again.
  await nextTask();

  const credits = new Credits({
    onHeight: (height) => container.style.setProperty("--map-credits-height", `${height}px`),
    moreLabel: options.creditsLabel,
    newTabLabel: options.newTabLabel,
  });
  const basemap = library.createBasemap({
    sources: options.basemap,
    language,
    scheme: options.scheme,
    onCredits: (shown) => credits.show(shown),
  });
  container.classList.add("map-engine");
  const map = library.openMap({
    ...CAMERA_OPTIONS,
    container,
    style: basemap.style,
    center: [start.longitude, start.latitude],
    zoom: start.zoom,
    attributionControl: false,
    fadeDuration: NAME_FADE_MS,
  });
  library.drawWithPageFont(map);
  // The canvas alone takes keys of its own; the credits beside it are links like any other.
  const canvas = map.getCanvas();
  canvas.setAttribute("role", "application");
  canvas.setAttribute("aria-label", options.label);
  if (options.descriptionId) canvas.setAttribute("aria-describedby", options.descriptionId);
  map.addControl(credits);
  map.addControl(new library.ScaleControl({ maxWidth: 90 }), "bottom-left");
  basemap.attach(map);

  let colors: MarkColors = markColors(options.scheme);
  const camera = new EngineCamera(map, options.padding, options.isMotionReduced);
  const stage = new Stage(atlas, options.scheme, options.isMotionReduced);
  const screen = new Screen(map, stage, options.noteOf ?? (() => undefined));
  keepOnTop(map, new MarksLayer(() => screen.frame(colors)));
  listenToPointer({ map, stage, screen, camera, ...options });
  layControls(options.padding);
  map.once("idle", () => options.onDrawn?.());
  map.on("movestart", () => options.onMoveStart?.());
  map.on("moveend", () => options.onView(camera.view()));
  // Marks need the style alone: they are there before the ground's tiles.
  await map.once("style.load");
  await nextTask();
  screen.keepNames();
  await nextTask();
  options.onView(camera.view());

  /** Passes the panels' extents to the map's own controls. */
  function layControls({ top, left, right, bottom }: Padding): void {
    const [start, end] = lineSign() > 0 ? [left, right] : [right, left];
    for (const [side, px] of Object.entries({ top, start, end, bottom }))
      container.style.setProperty(`--map-padding-${side}`, `${px}px`);
  }

  return {
    showVenues(pins) {
      stage.showVenues(pins);
      screen.refresh();
    },
    showOverview(marks) {
      stage.showOverview(marks);
      screen.refresh();
    },
    highlight(ids) {
      stage.highlight(ids);
      screen.refresh();
    },
    select(id) {
      stage.select(id, performance.now());
      screen.refresh();
    },
    hover(id) {
      if (stage.hover(id, performance.now())) screen.refresh();
    },
    showPosition(position) {
      stage.showPosition(position);
      screen.refresh();
    },
    followVenue: (id, onPlace) => screen.followVenue(id, onPlace),
    goTo: (spot, { isInstant = false } = {}) => camera.goTo(spot, isInstant),
    setPadding(padding) {
      layControls(padding);
      camera.setPadding(padding);
    },
    setScheme(scheme) {
      colors = markColors(scheme);
      stage.setScheme(scheme);
      basemap.setScheme(scheme);
      screen.refresh();
    },
    setMotionReduced(isMotionReduced) {
      camera.isMotionReduced = isMotionReduced;
      stage.isMotionReduced = isMotionReduced;
    },
    zoomBy: (step) => camera.zoomBy(step),
    view: () => camera.view(),
    resize: () => void map.resize(),
    destroy() {
      basemap.remove();
      map.remove();
      container.classList.remove("map-engine");
    },
  };
}
