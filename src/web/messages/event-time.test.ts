import { describe, expect, it } from "vitest";
import "./every-language.ts";
import { formatDate, formatTime } from "./event-time.ts";

describe("when an event is", () => {
  it("is shown as day.month.year", () => {
    expect(formatDate("2026-12-12", "en")).toBe("12.12.2026");
    expect(formatDate("2027-01-05", "en")).toBe("05.01.2027");
  });

  it("is shown with an h behind the time", () => {
    expect(formatTime("20:00", "en")).toBe("20:00h");
  });

  it("PAGE-11 is told the same way in Bulgarian", () => {
    expect(formatDate("2026-12-12", "bg")).toBe("12.12.2026");
    expect(formatTime("20:00", "bg")).toBe("20:00 ч.");
  });
});
