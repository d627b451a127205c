import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { distanceM } from "#domain/geo.ts";
import { cityName } from "#messages/city-name.ts";
import type { MapView } from "#web/map/engine/map-engine.ts";
import { useMapData, useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { type Panel, usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { shortRange } from "../filters/date-range.ts";
import { pointOf } from "../near/nearest-venues.ts";
import { useListTitle } from "../venue-list/use-list-title.ts";
import { moveBetween } from "./map-move.ts";

const REST_MS = 1_000;
/** They say themselves what they show, and move the map aside when they come and go. */
const SPEAKING: readonly (Panel | null)[] = ["venue", "spot", "filters"];

/**
 * Says once what has changed when the map and its numbers have come to rest: where it moved to, the chosen days, and how
 * much is in view. A region of its own, since the head of the list changes with every step.
 */
export function MapAnnouncer() {
  const { t, locale } = useMessages();
  const view = useMapView();
  const { panel } = usePanels();
  const { filter } = useMapFilter();
  const { totals, isFailing, listed, cities } = useMapData();
  const { title, note } = useListTitle();
  const isLoading = useIsFetching() > 0;
  const days = filter.from || filter.to ? shortRange(filter, locale) : "";
  const numbers = totals ? joined(days, title, note) : "";
  const text = isFailing ? t("list.failing") : isLoading ? "" : numbers;
  /** What is known to the listener. */
  const told = useRef<{ text: string; view: MapView | undefined; panel: Panel | null }>({
    text: numbers,
    view,
    panel,
  });
  const [said, setSaid] = useState({ number: 0, text: "" });
  const placeNear = useRef<() => string>(() => "");
  placeNear.current = () => {
    if (!view) return "";
    const places = cities.length > 0 ? cities : listed.map((venue) => ({ ...pointOf(venue), venue }));
    const distances = places.map((place) => distanceM(view, place));
    const nearest = places[distances.indexOf(Math.min(...distances))];
    if (!nearest) return "";
    return "venue" in nearest ? nearest.venue.name : cityName(nearest.city, locale);
  };

  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => {
      const last = told.current;
      told.current = { text, view, panel };
      if (panel === "search" || SPEAKING.includes(panel) || SPEAKING.includes(last.panel)) return;
      const move = moveBetween(last.view, view);
      if (!move && text === last.text) return;
      const place = move ? placeNear.current() : "";
      const words = joined(
        move && move !== "away" ? t(`map.moved-${move}`) : "",
        place && t("map.near", { place }),
        text,
      );
      setSaid(({ number }) => ({ number: number + 1, text: words }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, view, panel, t]);

  return (
    <div role="status" className="visually-hidden" data-announcer>
      {/* Another element each time: the same words are said again after another move. */}
      <p key={said.number}>{said.text}</p>
    </div>
  );
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(". ");
}
