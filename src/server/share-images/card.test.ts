import { expect, it } from "vitest";
import { NO_DETAILS } from "#domain/event/event.ts";
import { whenLine } from "./card.ts";

const facts = { ...NO_DETAILS, date: "2026-11-20", time: "20:00" };

it("TIME-29 a shared picture tells the weekday, the end and the status, and no hour that is not known", () => {
  expect(whenLine(facts, "en")).toBe("Fri 20.11.2026 · 20:00h");
  expect(whenLine({ ...facts, endDate: "2026-11-20", endTime: "22:40" }, "en")).toBe(
    "Fri 20.11.2026 · 20:00–22:40h",
  );
  expect(whenLine({ ...facts, time: "" }, "en")).toBe("Fri 20.11.2026");
  expect(whenLine({ ...facts, time: "", isAllDay: true }, "en")).toBe("Fri 20.11.2026 · All day");
  expect(whenLine({ ...facts, endDate: "2027-01-17" }, "en")).toBe("20.11.2026 – 17.01.2027");
  expect(whenLine({ ...facts, status: "cancelled" }, "en")).toBe("Cancelled: Fri 20.11.2026 · 20:00h");
});

it("I18N-28 a shared picture speaks the language that its page asks for", () => {
  expect(whenLine({ ...facts, status: "cancelled" }, "de")).toBe("Abgesagt: Fr 20.11.2026 · 20:00 Uhr");
});
