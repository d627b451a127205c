import { useMemo, useRef } from "react";
import type { Event, VenueWithEvents } from "#contract/catalog.ts";
import { isCounted } from "#domain/event/filter.ts";
import { nextOnPin, type PinTime } from "#domain/event/pin-time.ts";
import { lastDayOfRun } from "#domain/event/words.ts";
import { noveltyOf, type Seen, useSeen } from "#web/listing/seen.ts";
import type { VenuePin } from "#web/map/engine/map-engine.ts";
import type { MapFilter } from "./map-address.ts";
import { venueSpot } from "./view-box.ts";

type Pins = readonly VenuePin[];

/** The venues as pins of a moment; the same array as long as no pin changes, so that a tick of the clock draws nothing anew. */
export function usePins(
  venues: readonly VenueWithEvents[] | undefined,
  filter: MapFilter,
  nowMs: number,
): Pins | undefined {
  const seen = useSeen();
  const last = useRef<Pins>(undefined);
  return useMemo(() => {
    const pins = venues?.map((venue) => toPin(venue, filter, nowMs, seen));
    if (!pins || !last.current || !isSame(pins, last.current)) last.current = pins;
    return last.current;
  }, [venues, filter, nowMs, seen]);
}

/** Chosen days make every match a full pin: its time is asked for, not told. Whatever matches tonight glows. */
function toPin(venue: VenueWithEvents, filter: MapFilter, nowMs: number, seen: Seen): VenuePin {
  const [longitude, latitude] = venueSpot(venue);
  const { _id: id, name, category } = venue;
  const next = nextOnPin(venue.events, nowMs);
  return {
    id,
    name,
    category,
    longitude,
    latitude,
    events: pinCount(venue, filter),
    startMs: next && Date.parse(next.event.startsAt),
    time: timeOf(next?.time ?? "later", filter),
    isRun: next !== undefined && isRunning(next.event, nowMs),
    novelty: noveltyOf(venue, next?.event._id, seen),
  };
}

function isRunning(event: Event, nowMs: number): boolean {
  return lastDayOfRun(event) !== undefined && Date.parse(event.startsAt) <= nowMs;
}

function timeOf(time: PinTime, { from, to, when }: MapFilter): PinTime | undefined {
  if (from !== undefined || to !== undefined) return undefined;
  return when && time !== "now" ? "tonight" : time;
}

export function pinCount({ events }: VenueWithEvents, filter: MapFilter): number {
  return events.filter((event) => isCounted(event, filter)).length;
}

const FIELDS = [
  "id",
  "name",
  "category",
  "longitude",
  "latitude",
  "events",
  "time",
  "startMs",
  "isRun",
  "novelty",
] as const;

function isSame(a: Pins, b: Pins): boolean {
  return (
    a.length === b.length && a.every((pin, index) => FIELDS.every((field) => pin[field] === b[index]![field]))
  );
}
