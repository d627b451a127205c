import { describe, expect, it } from "vitest";
import { eventWords, priceWord } from "#domain/event/words.ts";
import { publicEvent } from "#tests/support/events.ts";
import "#tests/support/messages.ts";
import { markText, priceText, whenText } from "./event-words.ts";

const concert = publicEvent({ date: "2026-11-20", time: "20:00", startsAt: "2026-11-20T18:00:00.000Z" });
const withEnd = { ...concert, endDate: "2026-11-20", endTime: "22:40", endsAt: "2026-11-20T20:40:00.000Z" };
const noHour = publicEvent({ date: "2026-11-20", time: "", startsAt: "2026-11-19T22:00:00.000Z" });
const run = { ...noHour, endDate: "2027-01-17", endsAt: "2027-01-17T22:00:00.000Z" };
const at = (wall: string) => Date.parse(`${wall}:00+02:00`);
/** Non-breaking blanks make no difference here. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("TIME-25 when an event is, in words", () => {
  it.each([
    [concert, "2026-11-16T12:00", "Fri 20 Nov · 20:00h", "пт, 20 ноем. · 20:00\u00a0ч."],
    [concert, "2025-11-16T12:00", "Fri 20 Nov 2026 · 20:00h", "пт, 20 ноем. 2026\u00a0г. · 20:00\u00a0ч."],
    [
      withEnd,
      "2026-11-16T12:00",
      "Fri 20 Nov · 20:00–\u206022:40h",
      "пт, 20 ноем. · 20:00–\u206022:40\u00a0ч.",
    ],
    [concert, "2026-11-20T12:00", "Tonight 20:00h", "Тази вечер, 20:00\u00a0ч."],
    [withEnd, "2026-11-20T12:00", "Tonight 20:00–\u206022:40h", "Тази вечер, 20:00–\u206022:40\u00a0ч."],
    [
      concert,
      "2026-11-20T19:20",
      "Starts in 40\u00a0min · 20:00h",
      "Започва след 40\u00a0мин · 20:00\u00a0ч.",
    ],
    [withEnd, "2026-11-20T21:00", "On now · until 22:40h", "В момента · до 22:40\u00a0ч."],
    [concert, "2026-11-20T21:00", "Started 20:00h", "Започна в 20:00\u00a0ч."],
    [{ ...noHour, isAllDay: true }, "2026-11-20T21:00", "Today · All day", "Днес · Цял ден"],
    [noHour, "2026-11-16T12:00", "Fri 20 Nov · time to be announced", "пт, 20 ноем. · часът ще бъде обявен"],
    [run, "2026-11-16T12:00", "Fri 20 Nov – Sun 17 Jan 2027", "пт, 20 ноем. – нд, 17 яну. 2027\u00a0г."],
    [run, "2027-01-02T12:00", "Today · until 17.01.", "Днес · до 17.01."],
  ])("%#", (event, wall, english, bulgarian) => {
    const { when } = eventWords(event, at(wall));
    expect([whenText(when, "en"), whenText(when, "bg")]).toEqual([english, bulgarian]);
  });

  it("never shows midnight for an hour that is not known", () => {
    for (const wall of ["2026-11-16T12:00", "2026-11-20T00:00", "2026-11-20T12:00", "2026-11-21T12:00"])
      expect(whenText(eventWords(noHour, at(wall)).when, "en")).not.toContain("00:00");
  });
});

it("TIME-26 marks and prices are told in words", () => {
  const moved = { ...concert, previousStart: "2026-11-19T18:00:00.000Z", isSoldOut: true };
  const { marks } = eventWords(moved, at("2026-11-16T12:00"));
  expect(marks.map((mark) => markText(mark, "en"))).toEqual(["Rescheduled from 19.11.", "Sold out"]);
  expect(marks.map((mark) => markText(mark, "bg"))).toEqual(["Преместено от 19.11.", "Разпродадено"]);
  expect(markText({ code: "cancelled" }, "en")).toBe("Cancelled");
  const price = (from: number | null, to: number | null, locale: "en" | "bg") =>
    plain(priceText(priceWord({ isFree: false, from, to, currency: "EUR" })!, locale));
  expect([price(20, null, "en"), price(20, null, "bg")]).toEqual(["from €20", "от 20 €"]);
  expect([price(7.5, 12, "en"), price(7.5, 12, "bg")]).toEqual(["€7.50–€12", "7,50 €–12 €"]);
  expect(priceText({ code: "free" }, "bg")).toBe("Безплатно");
});
