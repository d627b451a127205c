import { useQuery } from "@tanstack/react-query";
import { useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { timeline } from "#web/map-view/queries.ts";
import { useToday } from "../filters/visitor-calendar.ts";
import { nearestDay } from "./nearest-day.ts";

const NEAR_DAYS = 30;
const FAR_DAYS = 365;

/** The nearest day with events in view, whatever days the filter asks for. Unknown where it asks for none. */
export function useNearestDay() {
  const view = useMapView();
  const { filter } = useMapFilter();
  const today = useToday();
  const isDated = filter.from !== undefined || filter.to !== undefined || filter.when !== undefined;
  const isWanted = view !== undefined && today !== undefined && isDated;
  const anyDay = { ...filter, when: undefined, from: today, to: undefined };
  // The question of the timeline strip, which is mostly answered.
  const near = useQuery(timeline(view?.bounds, anyDay, NEAR_DAYS, isWanted));
  const found = today && near.data ? nearestDay(near.data.days, filter, today) : undefined;
  const isFar = isWanted && near.data !== undefined && !found?.isAfter;
  const far = useQuery(timeline(view?.bounds, anyDay, FAR_DAYS, isFar));
  if (!isWanted || !today) return undefined;
  return isFar && far.data ? nearestDay(far.data.days, filter, today) : found;
}
