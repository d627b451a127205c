import { describe, expect, it } from "vitest";
import "./every-language.ts";
import { formatDate, formatTime } from "./event-time.ts";

describe("when an event is", () => {
  it("is shown as day.month.year", () => {
    expect(formatDate("2026-12-12")).toBe("12.12.2026");
    expect(formatDate("2027-01-05")).toBe("05.01.2027");
  });

  it("is shown with an h behind the time", () => {
    expect(formatTime("20:00", "en")).toBe("20:00h");
  });

  it("PAGE-11 has its time told in Bulgarian", () => {
    expect(formatTime("20:00", "bg")).toBe("20:00 ч.");
  });
});
