import type { Timeline, VenueWithEvents } from "#contract/catalog.ts";
import { eveningStartMs, HALF_HOUR_MS } from "#domain/event/evening.ts";
import { offsetBetween } from "#domain/event/when.ts";

const HALF_HOURS_PER_HOUR = 2;
const MINUTE_MS = 60_000;

export type HalfHour = NonNullable<Timeline["halfHours"]>[number];

export interface Evening {
  halfHours: HalfHour[];
  /** How much of the strip has passed, and the time; none before it begins, and where venues have different clocks. */
  now: { share: number; time: string } | undefined;
}

/** Tonight's half hours from this hour at the venues on, with what has begun before in the first one. */
export function eveningOf(
  halfHours: readonly HalfHour[],
  venues: readonly Pick<VenueWithEvents, "timeZone">[],
  nowMs: number,
): Evening {
  const offsetMs = commonOffset(venues, nowMs);
  if (offsetMs === undefined) return { halfHours: [...halfHours], now: undefined };
  const passed = (nowMs - eveningStartMs(nowMs, offsetMs)) / HALF_HOUR_MS;
  if (passed < 0) return { halfHours: [...halfHours], now: undefined };
  const first = Math.floor(passed / HALF_HOURS_PER_HOUR) * HALF_HOURS_PER_HOUR;
  const shown = halfHours.slice(first);
  if (shown[0]) shown[0] = sumOf(shown[0], halfHours.slice(0, first));
  const wall = new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + offsetMs);
  return {
    halfHours: shown,
    now: { share: (passed - first) / shown.length, time: wall.toISOString().slice(11, 16) },
  };
}

function sumOf(first: HalfHour, earlier: readonly HalfHour[]): HalfHour {
  const categories = { ...first.categories };
  for (const { categories: others } of earlier)
    for (const [category, events] of Object.entries(others) as [keyof typeof others, number][])
      categories[category] = (categories[category] ?? 0) + events;
  return { ...first, events: earlier.reduce((sum, { events }) => sum + events, first.events), categories };
}

/** How far the clocks of all venues are ahead of UTC now; undefined where they differ. The visitor's own where there is no venue. */
function commonOffset(
  venues: readonly Pick<VenueWithEvents, "timeZone">[],
  nowMs: number,
): number | undefined {
  const zones = new Set(venues.map(({ timeZone }) => timeZone));
  if (zones.size === 0) return offsetAt(nowMs, undefined);
  const offsets = new Set([...zones].map((zone) => offsetAt(nowMs, zone)));
  return offsets.size === 1 ? [...offsets][0] : undefined;
}

/** Now, unlike at the start of a run: clocks may have changed since. */
function offsetAt(nowMs: number, timeZone: string | undefined): number {
  const fields = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  } as const;
  const parts = new Intl.DateTimeFormat("en", { ...fields, hourCycle: "h23", timeZone }).formatToParts(nowMs);
  const [year, month, day, hour, minute] = Object.keys(fields).map((field) =>
    Number(parts.find(({ type }) => type === field)?.value),
  ) as [number, number, number, number, number];
  return offsetBetween(Date.UTC(year, month - 1, day, hour, minute), nowMs);
}
