import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { VenueCategory } from "#domain/category.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PinCanvas } from "#web/pin/pin-canvas.tsx";
import type { PixelPoint } from "#web/pin/small-map.ts";
import { Button } from "#web/ui/button.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { type Address, geocode } from "../queries.ts";
import { CoordinateFields } from "./coordinate-fields.tsx";

const PAUSE_MS = 400;

interface PinFieldProps {
  /** Where the server would put it by itself. */
  place: Address;
  /** Where it was put by hand. */
  pin: PixelPoint | undefined;
  onPin(pin: PixelPoint | undefined): void;
  /** The present position of a venue that is being edited. */
  own?: { point: PixelPoint; address: string; timeZone: string } | undefined;
  category: VenueCategory;
  label: string;
  basemap: BasemapSources;
  problem: string | undefined;
}

/** Where something is: found by its address, then corrected by hand, on the map or as numbers. */
export function PinField({ place, pin, onPin, own, category, label, basemap, problem }: PinFieldProps) {
  const { t } = useMessages();
  // Left empty, a venue keeps its address, and with it its place.
  const address = place.address || (own?.address ?? "");
  const asked = useDebounced(
    useMemo(
      () => ({ country: place.country, city: place.city, region: place.region ?? "", address }),
      [place.country, place.city, place.region, address],
    ),
    PAUSE_MS,
  );
  const settledPin = useDebounced(pin, PAUSE_MS);
  const isKept = own !== undefined && address === own.address;
  const { data: found } = useQuery({
    ...geocode(asked, settledPin),
    enabled: asked.city !== "" && asked.country !== "" && !(isKept && !settledPin),
  });
  // A city's centre does not replace a position that was set by hand.
  const isBetter = found && (!own || (found.precision === "address" && !isKept));
  const foundPoint = useMemo<PixelPoint | undefined>(
    () =>
      isBetter && asked.city !== ""
        ? [Number(found.coordinates[0]), Number(found.coordinates[1])]
        : undefined,
    [found, isBetter, asked.city],
  );
  const point = pin ?? foundPoint ?? own?.point;
  const timeZone = pin || foundPoint ? found?.timeZone : own?.timeZone;
  const where = pin ? "hand" : foundPoint && found ? found.precision : own ? "own" : "none";

  return (
    <>
      <PinCanvas point={point} category={category} label={label} basemap={basemap} onMove={onPin} />
      <div className="flex wrap between gap-8 muted text-small" role="status">
        <span>{t(`admin.pin-${where === "pin" ? "hand" : where}`)}</span>
        {timeZone && <b>{t("admin.time-zone", { zone: timeZone })}</b>}
      </div>
      <div className="flex wrap gap-12 along-end">
        <div className="grow">
          <CoordinateFields point={point} problem={problem} onPin={onPin} />
        </div>
        {pin && (
          <Button variant="default" onClick={() => onPin(undefined)}>
            {t("admin.pin-reset")}
          </Button>
        )}
      </div>
    </>
  );
}
