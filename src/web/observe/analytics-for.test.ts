import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { analyticsFor } from "./analytics-for.ts";

const analytics = { url: "https://count.example/script.js", host: "events.example" };
const at = (hostname: string, pathname = "/map") => ({ hostname, pathname });

describe("PAGE-08 the script of an analytics service", () => {
  it("is loaded on the production host, for guests and users", () => {
    expect(analyticsFor(analytics, at("events.example"), undefined)).toBe(analytics.url);
    expect(analyticsFor(analytics, at("events.example"), { role: "user" })).toBe(analytics.url);
  });

  it("is loaded nowhere else", () => {
    for (const host of ["localhost", "www.events.example", "events.example.evil", ""])
      expect(analyticsFor(analytics, at(host), undefined)).toBeUndefined();
  });

  it("is never loaded for an administrator", () => {
    expect(analyticsFor(analytics, at("events.example"), { role: ADMIN_ROLE })).toBeUndefined();
  });

  it("is never told the address of a mailed link", () => {
    for (const page of [urls.resetPage("some-id", "a-secret"), urls.confirmClaimPage("some-id", "a-secret")])
      expect(analyticsFor(analytics, at("events.example", page), undefined)).toBeUndefined();
  });

  it("is not there where none is configured", () => {
    expect(analyticsFor(undefined, at("events.example"), undefined)).toBeUndefined();
  });
});
