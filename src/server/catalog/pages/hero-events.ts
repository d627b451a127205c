import type { EventAtVenue, HeroCategory } from "#contract/pages.ts";
import { DAY_MS, dateOfDay } from "#domain/time.ts";
import type { EventRef, Projection } from "../projection/projection.ts";
import { Top } from "../projection/top.ts";

const CANDIDATES = 30;
const DAYS = 14;

/** The next events of a country and category, the soonest first: those among which the landing page's picture chooses. */
export function nextEvents(
  projection: Projection,
  country: string,
  category: HeroCategory,
  nowMs: number,
): EventAtVenue[] {
  const day = Math.floor(nowMs / DAY_MS);
  const first = new Top<EventRef>(
    CANDIDATES,
    (a, b) => a.startMinute - b.startMinute || a.eventId - b.eventId,
  );
  projection.visitEvents(
    {
      country,
      categories: [category],
      status: "scheduled",
      from: dateOfDay(day),
      to: dateOfDay(day + DAYS),
    },
    (event) => {
      first.add(event);
    },
  );
  return projection.events(first.sorted().map(({ eventId }) => eventId));
}
