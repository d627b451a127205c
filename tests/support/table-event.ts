import type { TableEvent } from "#contract/admin-events.ts";
import { publicEvent } from "#tests/support/events.ts";

/** An event of the table for tests. */
export function tableEvent(given: Partial<TableEvent> = {}): TableEvent {
  return {
    ...publicEvent({
      _id: "7",
      name: "Tango for Beginners",
      slug: "tango-for-beginners",
      image: "",
      link: "",
      date: "2026-11-17",
      time: "20:00",
      startsAt: "2026-11-17T18:00:00.000Z",
      expiresAt: 0,
    }),
    venue: {
      _id: "3",
      name: "Club Meridian",
      slug: "club-meridian",
      category: "party",
      country: "Bulgaria",
      countryCode: "BG",
      city: "Sofia",
      region: "",
      address: "1 Main Street",
      coordinates: ["23.3", "42.7"],
      timeZone: "Europe/Sofia",
    },
    version: 1,
    favorites: 0,
    origin: "admin",
    source: null,
    isDeleted: false,
    updatedAt: 0,
    ...given,
  };
}
