import { useMemo } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PinCanvas } from "#web/pin/pin-canvas.tsx";
import type { Point } from "#web/pin/small-map.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { CoordinateFields } from "../pin/coordinate-fields.tsx";
import view from "../view.module.css";
import type { InstanceForm } from "./draft.ts";
import classes from "./instance.module.css";

interface PlaceSectionProps {
  form: InstanceForm;
  usual: { latitude: number; longitude: number };
  basemap: BasemapSources;
}

/** Where the map opens for visitors who are nowhere else. */
export function PlaceSection({ form: { draft, problems, set }, usual, basemap }: PlaceSectionProps) {
  const { t } = useMessages();
  const { place } = draft;
  const point = useMemo<Point | undefined>(
    () => (place ? [place.longitude, place.latitude] : undefined),
    [place],
  );
  const move = ([longitude, latitude]: Point) =>
    set({ place: { longitude, latitude, always: place?.always ?? false } });
  return (
    <section className={`${view.card} ${classes.section}`}>
      <h2 className={view.section}>{t("instance.place")}</h2>
      <Checkbox
        label={t("instance.place-own")}
        checked={place !== null}
        onChange={({ currentTarget }) =>
          set({ place: currentTarget.checked ? { ...usual, always: false } : null })
        }
      />
      <p className={classes.hint}>{t("instance.place-hint")}</p>
      {place && (
        <>
          <PinCanvas
            point={point}
            category="other"
            label={t("instance.place-pin")}
            basemap={basemap}
            onMove={move}
          />
          <CoordinateFields point={point} problem={problems.place} onPin={move} />
          <Checkbox
            label={t("instance.place-always")}
            checked={place.always}
            onChange={({ currentTarget }) => set({ place: { ...place, always: currentTarget.checked } })}
          />
        </>
      )}
    </section>
  );
}
