import { useEffect, useRef } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { VenueCategory } from "#domain/category.ts";
import { pins } from "#web/listing/pins.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./pin-canvas.module.css";
import type { PixelPoint } from "./small-map.ts";
import { useSmallMap } from "./use-small-map.ts";

interface PinCanvasProps {
  point: PixelPoint | undefined;
  category: VenueCategory;
  /** What the pin stands for. */
  label: string;
  basemap: BasemapSources;
  onMove(point: PixelPoint): void;
}

/** Binds the small map to React. Its code arrives when the form is on the screen. */
export function PinCanvas({ point, category, label, basemap, onMove }: PinCanvasProps) {
  const { t } = useMessages();
  const pin = useRef<HTMLButtonElement>(null);
  const latest = useRef({ onMove });
  latest.current = { onMove };
  const { container, map, hasFailed } = useSmallMap(basemap, t("pin.map"), async (options) => {
    const { createPinMap } = await import("./pin-map.ts");
    return createPinMap({
      ...options,
      pin: pin.current as HTMLButtonElement,
      onMove: (moved) => latest.current.onMove(moved),
    });
  });

  useEffect(() => map?.place(point), [map, point]);

  return (
    <div className={classes.map}>
      <div ref={container} className="wide high map-engine" />
      <div hidden>
        <button
          ref={pin}
          type="button"
          className={classes.pin}
          aria-label={t("pin.name", { venue: label })}
          title={t("pin.hint")}
        >
          <img src={pins[category]} alt="" width={64} height={95} draggable={false} />
        </button>
      </div>
      {hasFailed && <p className={classes.failed}>{t("pin.no-map")}</p>}
    </div>
  );
}
