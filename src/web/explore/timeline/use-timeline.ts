import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { timeline } from "#web/map-view/queries.ts";
import { useToday } from "../filters/visitor-calendar.ts";

export const MAX_TIMELINE_DAYS = 30;
const LOOKED_AHEAD_DAYS = 365;

/** The numbers of matching events on each coming day in view, whatever days the filter asks for. */
export function useTimeline() {
  const view = useMapView();
  const { filter } = useMapFilter();
  const from = useToday();
  const wanted = { ...filter, when: undefined, from, to: undefined };
  const isReady = view !== undefined && from !== undefined;
  const near = useQuery(timeline(view?.bounds, wanted, MAX_TIMELINE_DAYS, isReady));
  // Thirty bars: rendered in pieces, between which the page answers.
  const days = useDeferredValue(near.data?.days);
  const isEmpty = days?.every(({ events }) => events === 0) ?? false;
  const far = useQuery(timeline(view?.bounds, wanted, LOOKED_AHEAD_DAYS, isReady && isEmpty));
  const next = isEmpty ? far.data?.days.find(({ events }) => events > 0) : undefined;
  return { days, hasFailed: near.isError, isEmpty, next, today: from };
}
