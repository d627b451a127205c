import { describe, expect, it } from "vitest";
import { exchangedEvent } from "#tests/support/exchanged.ts";
import { whenOf } from "./when.ts";

describe("CORE-33 an Atom entry tells when", () => {
  it.each([
    [{}, {}, "12.12.2026 20:00h"],
    [{}, { endDate: "2026-12-12", endTime: "22:40" }, "12.12.2026 20:00–22:40h"],
    [{}, { endDate: "2026-12-13", endTime: "02:00" }, "12.12.2026 20:00–02:00h"],
    [{}, { endDate: "2026-12-14", endTime: "18:00" }, "12.12.2026 20:00h – 14.12.2026 18:00h"],
    [{ time: "" }, {}, "12.12.2026"],
    [{ time: "" }, { isAllDay: true }, "12.12.2026, all day"],
    [{ time: "" }, { isAllDay: true, endDate: "2027-01-17" }, "12.12.2026 – 17.01.2027"],
    [{}, { status: "cancelled" as const, isSoldOut: true }, "Cancelled · 12.12.2026 20:00h"],
    [{}, { status: "postponed" as const }, "Postponed · 12.12.2026 20:00h"],
    [{}, { isSoldOut: true }, "Sold out · 12.12.2026 20:00h"],
  ])("%j %j is %s", (event, details, words) => {
    expect(whenOf(exchangedEvent({ event, details }).event)).toBe(words);
  });
});
