import { expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { DAY_MS } from "#domain/time.ts";
import { FREE, fact, OPEN_DAYS, RUN, STRETCH } from "./event-facts.ts";
import { type AroundFilter, EventsAround, isEventOnDays, Moment } from "./event-times.ts";
import { VenueTable } from "./venue-table.ts";

const EVENTS = 300_000;
const DAY = 20_000;
const dice = diceOf("events around a day");

const table = new VenueTable();
for (let e = 0; e < EVENTS; e++) {
  const startMinute = (DAY - 3) * 1440 + dice.whole(0, 7 * 1440);
  const overMinute = startMinute + dice.pick([1, 180, 1440, 100 * 1440]);
  const offset = dice.pick([-48, -14, 0, 0, 0, 23, 56]);
  const days = dice.pick([1, 1, 1, 9]);
  const event = { id: e, day: DAY + dice.whole(-2, 2), startMinute, overMinute, offset, bytes: 0 };
  const flags = dice.pick([0, FREE]) | (days > 1 ? RUN | dice.pick([0, OPEN_DAYS]) : 0);
  table.addEvent({ ...event, flags }, days > 1 ? [fact(STRETCH, days)] : []);
}

const NEAR_EACH_OTHER = Array.from({ length: 2_000 }, (_, i) => 3 * i);
const FAR_APART = [0, 255, 511, 512, 65_535, 131_071, 131_072, 299_999];
const FAR_AHEAD = [200_000, 200_001];

const ALL = { isDated: false, fromDay: DAY, toDay: DAY, isFree: false };
const FILTERS = [ALL, { ...ALL, isDated: true }, { ...ALL, isDated: true, toDay: DAY + 9, isFree: true }];

function passes(e: number, { isDated, fromDay, toDay, isFree }: AroundFilter): boolean {
  return (
    (!isFree || (table.eventFlags[e] & FREE) !== 0) && (!isDated || isEventOnDays(table, e, fromDay, toDay))
  );
}

it.each([[NEAR_EACH_OTHER], [FAR_APART], [FAR_AHEAD], [[]]])(
  "PERF-10 lists those of %j that are on at a moment, whatever their UTC offset",
  (listed) => {
    const events = Uint32Array.from(listed);
    const around = new EventsAround(table, events, DAY);
    const list = new Uint32Array(EVENTS);
    for (const kind of ["now", "tonight"] as const)
      for (let hour = 0; hour < 24; hour++) {
        const moment = new Moment(kind, DAY * DAY_MS + hour * 3_600_000);
        for (const filter of FILTERS) {
          const expected = [...events].filter((e) => moment.isOn(table, e) && passes(e, filter));
          expect([...list.subarray(0, around.listOn(moment, filter, table, list))]).toEqual(expected);
        }
      }
  },
);
