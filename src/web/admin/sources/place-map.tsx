import { type RefObject, useEffect, useRef } from "react";
import type { SourcePlace } from "#contract/admin-places.ts";
import type { BasemapSources } from "#contract/basemap.ts";
import { pins } from "#web/listing/pins.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSmallMap } from "#web/pin/use-small-map.ts";
import type { ChoicePin } from "../pin/choice-map.ts";
import classes from "./place-map.module.css";

interface PlaceMapProps {
  basemap: BasemapSources;
  place: Pick<SourcePlace, "coordinates" | "suggestions">;
  /** The place of a suggestion in the list. */
  selected: number | undefined;
  onSelect(index: number): void;
  onFail(): void;
}

/** The suggested venues as numbered pins, and where the source itself puts the place. The map's code arrives with it. */
export function PlaceMap({ basemap, place, selected, onSelect, onFail }: PlaceMapProps) {
  const { t } = useMessages();
  const { coordinates, suggestions } = place;
  const elements = useRef<(HTMLButtonElement | null)[]>([]);
  const own = useRef<HTMLSpanElement>(null);
  const { container, map, hasFailed } = useSmallMap(basemap, t("admin.place-map-title"), async (options) => {
    const { createChoiceMap } = await import("../pin/choice-map.ts");
    return createChoiceMap({ ...options, pins: choicePins(place, elements, own) });
  });
  const point = selected === undefined ? undefined : suggestions[selected]?.coordinates;

  useEffect(() => {
    if (point) map?.reveal(point);
  }, [map, point]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (hasFailed) onFail();
  }, [hasFailed]);

  return (
    <>
      <div className={classes.map}>
        <div ref={container} className={`${classes.canvas} map-engine`} />
        <div hidden>
          {suggestions.map(({ venue, category, name }, index) => (
            <button
              key={`${venue} ${category}`}
              ref={(element) => {
                elements.current[index] = element;
              }}
              type="button"
              className={classes.pin}
              aria-label={t("admin.place-pin", { number: index + 1, venue: name })}
              aria-pressed={selected === index}
              title={name}
              onClick={() => onSelect(index)}
            >
              <img src={pins[category ?? "other"]} alt="" width={40} height={59} draggable={false} />
              <b>{index + 1}</b>
            </button>
          ))}
          <span ref={own} className={classes.own} role="img" aria-label={t("admin.place-own")} />
        </div>
      </div>
      {coordinates && (
        <p className={classes.legend}>
          <span className={classes.own} aria-hidden="true" /> {t("admin.place-own")}
        </p>
      )}
    </>
  );
}

function choicePins(
  { coordinates, suggestions }: PlaceMapProps["place"],
  elements: RefObject<(HTMLButtonElement | null)[]>,
  own: RefObject<HTMLSpanElement | null>,
): ChoicePin[] {
  const known = suggestions.flatMap(({ coordinates: point }, index): ChoicePin[] => {
    const element = elements.current[index];
    return point && element ? [{ element, point, shape: "pin" }] : [];
  });
  if (!coordinates || !own.current) return known;
  return [...known, { element: own.current, point: coordinates, shape: "dot" }];
}
