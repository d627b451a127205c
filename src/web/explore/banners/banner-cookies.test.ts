import { describe, expect, it } from "vitest";
import { closedBanners, closingCookie } from "./banner-cookies.ts";

describe("a banner's cookie", () => {
  it("closes its banner only", () => {
    expect(closedBanners(null)).toEqual([]);
    expect(closedBanners("theme=dark; explain-closed=true")).toEqual(["donation"]);
    expect(closedBanners("disclosure-accepted=true;feedback-closed=1")).toEqual(["disclosure", "feedback"]);
    expect(closedBanners("x-feedback-closed=true; y=feedback-closed")).toEqual([]);
  });

  it("BAN-01 lasts 365 days, for every page", () => {
    expect(closingCookie("disclosure")).toBe(
      "disclosure-accepted=true; path=/; max-age=31536000; samesite=lax",
    );
    expect(closingCookie("feedback")).toContain("feedback-closed=true; path=/;");
    expect(closingCookie("donation")).toContain("explain-closed=true; path=/;");
  });
});
