import { useEffect, useRef, useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import { createHeadlessMap } from "#web/map/engine/headless-map.ts";
import type {
  MapEngine,
  MapEngineOptions,
  OverviewMark,
  Padding,
  VenuePin,
} from "#web/map/engine/map-engine.ts";
import { WebGlMissing } from "#web/map/engine/webgl.ts";
import classes from "./map-canvas.module.css";

/** Why nothing is drawn: the browser has no WebGL 2, or the map's code did not arrive. */
export type MapFailure = "no-webgl" | "not-loaded";

type Handlers = Pick<
  MapEngineOptions,
  "onView" | "onDrawn" | "onPickVenues" | "onPickBare" | "onHover" | "noteOf"
>;

interface MapCanvasProps extends Handlers {
  /** Where the map opens; later moves are the engine's. */
  start: MapEngineOptions["start"];
  scheme: "light" | "dark";
  language: string;
  basemap: BasemapSources;
  isMotionReduced: boolean;
  padding: Padding;
  pins: readonly VenuePin[] | undefined;
  marks: readonly OverviewMark[] | undefined;
  selectedId: string | null;
  /** The hovered venue, as a store beside the properties, so that a move of the mouse renders nothing. */
  hovered: { get(): string | null; subscribe(listener: () => void): () => void };
  highlighted: ReadonlySet<string> | null;
  label: string;
  descriptionId: string | undefined;
  creditsLabel: string;
  newTabLabel: string;
  /** Given once the map is there, and nothing when it is gone. Where none can be drawn, it only keeps the view. */
  onEngine(engine: MapEngine | null): void;
  onFailure(failure: MapFailure): void;
}

/** Binds the map engine to React: creates it once, and passes changes on. */
export function MapCanvas(props: MapCanvasProps) {
  const { pins, marks, selectedId, hovered, highlighted, padding, scheme, isMotionReduced } = props;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    let made: MapEngine | undefined;
    const take = (created: MapEngine) => {
      if (isGone) return created.destroy();
      made = created;
      setEngine(created);
      latest.current.onEngine(created);
    };
    import("#web/map/engine/map-engine.ts")
      .then(({ createMapEngine }) => {
        // Read only now: the layout, and with it the padding, is known a moment after the first render.
        const {
          start,
          language,
          basemap,
          scheme,
          isMotionReduced,
          padding,
          label,
          descriptionId,
          creditsLabel,
          newTabLabel,
        } = latest.current;
        return createMapEngine({
          container: container.current as HTMLDivElement,
          start,
          label,
          descriptionId,
          creditsLabel,
          newTabLabel,
          language,
          basemap,
          scheme,
          isMotionReduced,
          padding,
          onView: (view) => latest.current.onView(view),
          onDrawn: () => latest.current.onDrawn?.(),
          onPickVenues: (ids) => latest.current.onPickVenues(ids),
          onPickBare: () => latest.current.onPickBare(),
          onHover: (id) => latest.current.onHover(id),
          noteOf: (venue) => latest.current.noteOf?.(venue),
        });
      })
      .then(take, (error) => {
        if (isGone) return;
        const hasWebGl = !(error instanceof WebGlMissing);
        if (hasWebGl) console.error("The map could not be started.", error);
        setHasFailed(true);
        latest.current.onFailure(hasWebGl ? "not-loaded" : "no-webgl");
        const { start, padding, onView } = latest.current;
        take(createHeadlessMap({ start, padding, onView }));
      });
    return () => {
      isGone = true;
      made?.destroy();
      latest.current.onEngine(null);
    };
  }, []);

  useEffect(() => engine?.setScheme(scheme), [engine, scheme]);
  useEffect(() => engine?.setMotionReduced(isMotionReduced), [engine, isMotionReduced]);
  useEffect(() => engine?.setPadding(padding), [engine, padding]);
  useEffect(() => {
    if (pins) engine?.showVenues(pins);
  }, [engine, pins]);
  useEffect(() => {
    if (marks) engine?.showOverview(marks);
  }, [engine, marks]);
  useEffect(() => engine?.select(selectedId), [engine, selectedId]);
  useEffect(() => {
    if (!engine) return;
    engine.hover(hovered.get());
    return hovered.subscribe(() => engine.hover(hovered.get()));
  }, [engine, hovered]);
  useEffect(() => engine?.highlight(highlighted), [engine, highlighted]);

  if (hasFailed) return null;
  return <div ref={container} className={classes.canvas} />;
}
