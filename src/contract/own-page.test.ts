import { describe, expect, it } from "vitest";
import { ownPage } from "./own-page.ts";

describe("where to go after signing in", () => {
  it.each([
    "/profile/favorites",
    "/event/location=a&category=concert?x=1#top",
    "/map?venue=3&q=%2F%2Fevil.example",
  ])("may be a page of ours: %s", (page) => expect(ownPage(page)).toBe(page));

  it.each([
    undefined,
    ["/profile"],
    "",
    "profile",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/a\\..\\..\\/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "\n//evil.example",
    "javascript:alert(1)",
    "/api/logout",
    "/x/../api/logout",
    "/%2e/api/logout",
    "/auth/google",
    "/login?next=/login",
    `/profile?${"x".repeat(2_000)}`,
  ])("is the map instead of %j", (page) => expect(ownPage(page)).toBe("/map"));
});
