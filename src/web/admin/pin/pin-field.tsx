import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useMemo } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { VenueCategory } from "#domain/category.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { fieldClasses } from "../field.tsx";
import fields from "../fields.module.css";
import { type Address, geocode } from "../queries.ts";
import { PinCanvas } from "./pin-canvas.tsx";
import classes from "./pin-field.module.css";
import type { Point } from "./pin-map.ts";
import { readPoint } from "./read-point.ts";

const PAUSE_MS = 400;

interface PinFieldProps {
  /** Where the server would put it by itself. */
  place: Address;
  /** Where it was put by hand. */
  pin: Point | undefined;
  onPin(pin: Point | undefined): void;
  /** Where a venue that is being changed stands now. */
  own?: { point: Point; address: string; timeZone: string } | undefined;
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
  const [asked] = useDebouncedValue(
    useMemo(
      () => ({ country: place.country, city: place.city, address }),
      [place.country, place.city, address],
    ),
    PAUSE_MS,
  );
  const [settledPin] = useDebouncedValue(pin, PAUSE_MS);
  const isKept = own !== undefined && address === own.address;
  const { data: found } = useQuery({
    ...geocode(asked, settledPin),
    enabled: asked.city !== "" && asked.country !== "" && !(isKept && !settledPin),
  });
  // A centre of a city is no better than where somebody has put the venue.
  const isBetter = found && (!own || (found.precision === "address" && !isKept));
  const foundPoint = useMemo<Point | undefined>(
    () =>
      isBetter && asked.city !== ""
        ? [Number(found.coordinates[0]), Number(found.coordinates[1])]
        : undefined,
    [found, isBetter, asked.city],
  );
  const point = pin ?? foundPoint ?? own?.point;
  const timeZone = pin || isBetter ? found?.timeZone : own?.timeZone;
  const where = pin ? "hand" : foundPoint && found ? found.precision : own ? "own" : "none";

  return (
    <>
      <PinCanvas point={point} category={category} label={label} basemap={basemap} onMove={onPin} />
      <div className={classes.facts} role="status">
        <span>{t(`admin.pin-${where === "pin" ? "hand" : where}`)}</span>
        {timeZone && <b>{t("admin.time-zone", { zone: timeZone })}</b>}
      </div>
      <div className={classes.numbers}>
        <CoordinateFields point={point} problem={problem} onPin={onPin} />
        {pin && (
          <Button variant="default" onClick={() => onPin(undefined)}>
            {t("admin.pin-reset")}
          </Button>
        )}
      </div>
    </>
  );
}

interface CoordinateFieldsProps {
  point: Point | undefined;
  problem: string | undefined;
  onPin(pin: Point): void;
}

/** The same place as numbers: for exact work, and for whoever cannot drag. */
function CoordinateFields({ point, problem, onPin }: CoordinateFieldsProps) {
  const { t } = useMessages();
  const shown = point?.map((degrees) => degrees.toFixed(6));

  function take(input: HTMLInputElement): void {
    const [latitude, longitude] = [...(input.closest(`.${fields.two}`)?.querySelectorAll("input") ?? [])];
    const typed = readPoint(longitude?.value ?? "", latitude?.value ?? "");
    const isNew = typed?.map((degrees) => degrees.toFixed(6)).join() !== shown?.join();
    if (typed && isNew) onPin(typed);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    // It moves the pin; the form is not finished with that.
    event.preventDefault();
    take(event.currentTarget);
  }

  const input = {
    inputMode: "decimal",
    autoComplete: "off",
    classNames: fieldClasses,
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => take(currentTarget),
    onKeyDown,
  } as const;
  return (
    <div className={fields.two} key={shown?.join()}>
      <TextInput {...input} label={t("admin.field.latitude")} defaultValue={shown?.[1]} error={problem} />
      <TextInput {...input} label={t("admin.field.longitude")} defaultValue={shown?.[0]} />
    </div>
  );
}
