import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { fieldClasses } from "../field.tsx";
import fields from "../fields.module.css";
import type { Point } from "./pin-map.ts";
import { readPoint } from "./read-point.ts";

const DIGITS = 6;
const written = (point: Point | undefined) => point?.map((degrees) => degrees.toFixed(DIGITS)) ?? ["", ""];

interface CoordinateFieldsProps {
  point: Point | undefined;
  problem: string | undefined;
  onPin(pin: Point): void;
}

/** The pin's place as numbers: for exact work, and for whoever cannot drag. */
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
    classNames: fieldClasses,
    onBlur: take,
    onKeyDown,
  } as const;
  return (
    <div className={fields.two}>
      <TextInput {...input} ref={latitude} label={t("admin.field.latitude")} error={problem} />
      <TextInput {...input} ref={longitude} label={t("admin.field.longitude")} />
    </div>
  );
}
