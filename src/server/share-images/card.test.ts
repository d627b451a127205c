import { expect, it } from "vitest";
import { NO_DETAILS } from "#domain/event/event.ts";
import { whenLine } from "./card.ts";

const facts = { ...NO_DETAILS, date: "2026-11-20", time: "20:00" };

it("TIME-29 a shared picture tells the weekday, the end and the status, and no hour that is not known", () => {
  expect(whenLine(facts)).toBe("Fri 20.11.2026 · 20:00h");
  expect(whenLine({ ...facts, endDate: "2026-11-20", endTime: "22:40" })).toBe(
    "Fri 20.11.2026 · 20:00–22:40h",
  );
  expect(whenLine({ ...facts, time: "" })).toBe("Fri 20.11.2026");
  expect(whenLine({ ...facts, time: "", isAllDay: true })).toBe("Fri 20.11.2026 · All day");
  expect(whenLine({ ...facts, endDate: "2027-01-17" })).toBe("20.11.2026 – 17.01.2027");
  expect(whenLine({ ...facts, status: "cancelled" })).toBe("Cancelled: Fri 20.11.2026 · 20:00h");
});
