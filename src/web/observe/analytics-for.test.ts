import { describe, expect, it } from "vitest";
import { ADMIN_ROLE } from "#domain/account.ts";
import { analyticsFor } from "./analytics-for.ts";

const analytics = { url: "https://count.example/script.js", host: "events.example" };

describe("PAGE-08 the script of an analytics service", () => {
  it("is loaded on the production host, for guests and users", () => {
    expect(analyticsFor(analytics, "events.example", undefined)).toBe(analytics.url);
    expect(analyticsFor(analytics, "events.example", { role: "user" })).toBe(analytics.url);
  });

  it("is loaded nowhere else", () => {
    for (const host of ["localhost", "www.events.example", "events.example.evil", ""])
      expect(analyticsFor(analytics, host, undefined)).toBeUndefined();
  });

  it("is never loaded for an administrator", () => {
    expect(analyticsFor(analytics, "events.example", { role: ADMIN_ROLE })).toBeUndefined();
  });

  it("is not there where none is configured", () => {
    expect(analyticsFor(undefined, "events.example", undefined)).toBeUndefined();
  });
});
