import { endsAtMs } from "#domain/event/phase.ts";
import { startsAtMs } from "#domain/time.ts";
import { type ExchangedEvent, NO_ROW_DETAILS, type RowDetails } from "#server/catalog/tables.ts";

interface Given {
  event?: Partial<Omit<ExchangedEvent["event"], "details">>;
  details?: Partial<RowDetails>;
  venue?: Partial<ExchangedEvent["venue"]>;
}

/** An event as it is written into files, with everything that a test does not care about filled in. */
export function exchangedEvent({ event, details, venue }: Given = {}): ExchangedEvent {
  const { date = "2026-12-12", time = "20:00" } = event ?? {};
  const timeZone = "Europe/Sofia";
  const updatedAt = new Date("2026-11-15T12:00:00Z");
  const { endDate = null, endTime = null } = details ?? {};
  return {
    event: {
      id: 7,
      name: "Hamlet",
      slug: "hamlet",
      date,
      time,
      startsAt: new Date(startsAtMs(date, time, timeZone)),
      link: "https://tickets.example/7",
      image: "",
      description: "",
      publishedAtS: 0,
      version: 3,
      createdAt: updatedAt,
      updatedAt,
      ...event,
      details: { ...NO_ROW_DETAILS, endsAtMs: endsAtMs(endDate, endTime, timeZone), ...details },
    },
    venue: {
      id: 1,
      name: "Ivan Vazov National Theatre",
      slug: "ivan-vazov",
      category: "theater",
      country: "Bulgaria",
      countryCode: "BG",
      city: "Sofia",
      region: "",
      address: "5 Dyakon Ignatiy St",
      longitude: 23.3263,
      latitude: 42.6942,
      timeZone,
      ...venue,
    },
  };
}
