import { expect, it } from "vitest";
import type { Event } from "#contract/catalog.ts";
import type { Locale } from "#domain/locale.ts";
import { publicEvent } from "#tests/support/events.ts";
import "#tests/support/messages.ts";
import { noteOnPin } from "./pin-note.ts";

/** A Sunday. */
const NOW_MS = Date.parse("2026-11-15T18:40:00Z");
const note = (event: Partial<Event>, locale: Locale = "en") =>
  noteOnPin([publicEvent({ name: "Winter Strings", ...event })], locale, NOW_MS);

it("MAP-42 beside a pin stand the next start and what it is", () => {
  const textOf = (date: string, time: string) => note({ date, time })?.text;
  expect(textOf("2026-11-15", "19:30")).toBe("19:30 · Winter Strings");
  expect(textOf("2026-11-16", "01:00")).toBe("01:00 · Winter Strings");
  expect(textOf("2026-11-17", "18:30")).toBe("Tue 18:30 · Winter Strings");
  expect(textOf("2026-11-17", "")).toBe("Tue · Winter Strings");
  expect(textOf("2026-12-24", "18:30")).toBe("24.12. 18:30 · Winter Strings");
  expect(note({ date: "2026-11-17", time: "18:30" }, "bg")?.text).toBe("вт 18:30 · Winter Strings");
});

it("MAP-42 what is on now says until when, or what it is where its end is not known", () => {
  const begun = { date: "2026-11-15", time: "18:00" };
  const ending = { endsAt: "2026-11-15T20:00:00Z", endDate: "2026-11-15", endTime: "20:00" };
  expect(note({ ...begun, ...ending })).toEqual({ text: "now · until 20:00", isNow: true });
  expect(note({ ...begun, ...ending }, "bg")?.text).toBe("сега · до 20:00");
  expect(note(begun)).toEqual({ text: "now · Winter Strings", isNow: true });
});

it("MAP-42 a run of days says its last day, and what is over nothing", () => {
  const run = { date: "2026-11-01", time: "", endDate: "2026-12-24", endsAt: "2026-12-25T00:00:00Z" };
  expect(note(run)).toEqual({ text: "until 24.12. · Winter Strings", isNow: false });
  expect(note({ date: "2026-11-15", time: "10:00" })).toBeUndefined();
});
