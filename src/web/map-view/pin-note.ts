import type { Event } from "#contract/catalog.ts";
import { weekdayOf } from "#domain/date-presets.ts";
import { nextOnPin } from "#domain/event/pin-time.ts";
import { lastDayOfRun, wallClock } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { dayNumber } from "#domain/time.ts";
import { shortDateText, weekdayText } from "#messages/event-words.ts";
import { translatorFor } from "#messages/translate.ts";
import type { PinNote } from "#web/map/engine/map-engine.ts";

const WEEK_DAYS = 7;

/** The line below a venue's name on the map, out of its events in order of time: "19:30 · Winter Strings". */
export function noteOnPin(
  events: readonly Event[] | undefined,
  locale: Locale,
  nowMs: number,
): PinNote | undefined {
  const next = events && nextOnPin(events, nowMs);
  if (!next) return undefined;
  const t = translatorFor(locale);
  const { event, time } = next;
  if (time === "tonight")
    return { text: t("pin.next", { when: event.time, event: event.name }), isNow: false };
  if (time !== "now")
    return {
      text: t("pin.next", { when: startText(event, locale, nowMs), event: event.name }),
      isNow: false,
    };
  const { endTime, name } = event;
  return {
    text: endTime ? t("pin.now-until", { time: endTime }) : t("pin.now", { event: name }),
    isNow: true,
  };
}

/** As short as it can be told: the hour today, the weekday within a week, else the date. */
function startText(event: Event, locale: Locale, nowMs: number): string {
  const today = wallClock(event, nowMs).date;
  const last = lastDayOfRun(event);
  if (last !== undefined && event.date <= today)
    return translatorFor(locale)("event.until-date", { date: shortDateText(last, locale) });
  const isNear = dayNumber(event.date) - dayNumber(today) < WEEK_DAYS;
  const day = isNear
    ? weekdayText(weekdayOf(dayNumber(event.date)), locale)
    : shortDateText(event.date, locale);
  if (event.date === today) return event.time || day;
  return event.time ? `${day} ${event.time}` : day;
}
