import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { readPoint } from "#web/pin/read-point.ts";
import type { PixelPoint } from "#web/pin/small-map.ts";
import { TextField } from "#web/ui/text-field.tsx";

const DIGITS = 6;
const written = (point: PixelPoint | undefined) =>
  point?.map((degrees) => degrees.toFixed(DIGITS)) ?? ["", ""];

interface CoordinateFieldsProps {
  point: PixelPoint | undefined;
  problem: string | undefined;
  onPin(pin: PixelPoint): void;
}

/** The pin's coordinates: for exact work, and as the keyboard's alternative to dragging. */
export function CoordinateFields({ point, problem, onPin }: CoordinateFieldsProps) {
  const { t } = useMessages();
  const latitude = useRef<HTMLInputElement>(null);
  const longitude = useRef<HTMLInputElement>(null);

  // Typing is left alone until it is finished; only a pin that moves writes its numbers anew.
  useEffect(() => {
    const [east, north] = written(point);
    if (longitude.current) longitude.current.value = east ?? "";
    if (latitude.current) latitude.current.value = north ?? "";
  }, [point]);

  function take(): void {
    const typed = readPoint(longitude.current?.value ?? "", latitude.current?.value ?? "");
    if (typed && written(typed).join() !== written(point).join()) onPin(typed);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // It moves the pin; the form is not finished with that.
    event.preventDefault();
    take();
  }

  const input = {
    inputMode: "decimal",
    autoComplete: "off",
    onBlur: take,
    onKeyDown,
  } as const;
  return (
    <div className="columns-2">
      <TextField {...input} ref={latitude} label={t("admin.field.latitude")} problem={problem} />
      <TextField {...input} ref={longitude} label={t("admin.field.longitude")} />
    </div>
  );
}
