import type { Locale } from "#domain/locale.ts";
import { DAY_MS, startsAtMs, wallTimeAt } from "#domain/time.ts";
import { translatorFor } from "#messages/server.ts";
import { type ExchangedEvent, NO_ROW_DETAILS } from "../tables.ts";

const TIME_ZONE = "Europe/Sofia";

/** An invented event tomorrow evening, for examples of mails. */
export function sampleEvent(language: Locale, nowMs: number): ExchangedEvent {
  const t = translatorFor(language);
  const [event, venue, address] = [t("sample.event"), t("sample.venue"), t("sample.address")];
  const { date } = wallTimeAt(nowMs + DAY_MS, TIME_ZONE);
  const time = "19:30";
  const at = new Date(nowMs);
  return {
    venue: {
      id: 0,
      name: venue,
      slug: "harbour-hall",
      category: "concert",
      address,
      country: "Bulgaria",
      countryCode: "BG",
      city: "Sofia",
      region: "",
      timeZone: TIME_ZONE,
      longitude: 23.3219,
      latitude: 42.6977,
    },
    event: {
      id: 0,
      name: event,
      slug: "night-of-the-string-quartets",
      date,
      time,
      link: "",
      image: "",
      startsAt: new Date(startsAtMs(date, time, TIME_ZONE)),
      description: "",
      version: 1,
      publishedAtS: Math.floor(nowMs / 1000),
      createdAt: at,
      updatedAt: at,
      details: NO_ROW_DETAILS,
    },
  };
}
