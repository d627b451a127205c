import { describe, expect, it } from "vitest";
import "./every-language.ts";
import { formatTime } from "./event-time.ts";

describe("when an event is", () => {
  it("is shown with an h behind the time", () => {
    expect(formatTime("20:00", "en")).toBe("20:00h");
  });

  it("PAGE-11 has its time told in Bulgarian", () => {
    expect(formatTime("20:00", "bg")).toBe("20:00 ч.");
  });
});
