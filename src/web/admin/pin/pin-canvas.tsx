import { useEffect, useRef, useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { VenueCategory } from "#domain/category.ts";
import { pins } from "#web/listing/pins.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useColorScheme } from "#web/ui/color-scheme.ts";
import classes from "./pin-field.module.css";
import type { PinMap, Point } from "./pin-map.ts";

interface PinCanvasProps {
  point: Point | undefined;
  category: VenueCategory;
  /** What the pin stands for. */
  label: string;
  basemap: BasemapSources;
  onMove(point: Point): void;
}

/** Binds the small map to React. Its code arrives when the form is on the screen. */
export function PinCanvas({ point, category, label, basemap, onMove }: PinCanvasProps) {
  const { t, locale } = useMessages();
  const scheme = useColorScheme();
  const container = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const latest = useRef({ onMove, scheme });
  latest.current = { onMove, scheme };
  const [map, setMap] = useState<PinMap>();
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, and told of later changes below
  useEffect(() => {
    let isGone = false;
    let made: PinMap | undefined;
    import("./pin-map.ts")
      .then(({ createPinMap }) =>
        createPinMap({
          container: container.current as HTMLDivElement,
          pin: pin.current as HTMLButtonElement,
          scheme: latest.current.scheme,
          language: locale,
          basemap,
          words: {
            map: t("admin.pin-map"),
            wheel: t("admin.pin-wheel"),
            fingers: t("admin.pin-fingers"),
          },
          onMove: (moved) => latest.current.onMove(moved),
        }),
      )
      .then((created) => {
        if (isGone) return created.destroy();
        made = created;
        setMap(created);
      })
      // Without graphics there is no map; the coordinates remain.
      .catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);

  useEffect(() => map?.setScheme(scheme), [map, scheme]);
  useEffect(() => map?.place(point), [map, point]);

  return (
    <div className={classes.map}>
      <div ref={container} className={`${classes.canvas} map-engine`} />
      <div hidden>
        <button
          ref={pin}
          type="button"
          className={classes.pin}
          aria-label={t("admin.pin", { venue: label })}
          title={t("admin.pin-hint")}
        >
          <img src={pins[category]} alt="" width={64} height={95} draggable={false} />
        </button>
      </div>
      {hasFailed && <p className={classes.failed}>{t("admin.pin-no-map")}</p>}
    </div>
  );
}
