import type { Event } from "#contract/catalog.ts";
import { NO_DETAILS } from "#domain/event/event-fields.ts";

const DAY_MS = 86_400_000;

/** A public event with everything that a test does not care about filled in. */
export function publicEvent(given: Partial<Event> = {}): Event {
  const { date = "2026-12-12", time = "20:00" } = given;
  const startsAt = given.startsAt ?? new Date(`${date}T${time || "00:00"}:00Z`).toISOString();
  const endMs = given.endsAt ? Date.parse(given.endsAt) : 0;
  return {
    _id: "1",
    name: "Night",
    link: "https://example.org/",
    image: "/posters/1.svg",
    description: "",
    slug: "night",
    expiresAt: Math.max(Date.parse(startsAt) + DAY_MS, endMs),
    endsAt: null,
    ...NO_DETAILS,
    hasTime: time !== "",
    previousStart: null,
    organizer: null,
    series: null,
    publishedAt: 0,
    ...given,
    date,
    time,
    startsAt,
  };
}
