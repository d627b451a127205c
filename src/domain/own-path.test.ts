import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

describe("the way on after signing in", () => {
  it.each(["/", "/map?at=42.7,23.3,13", "/profile/favorites", "/event/location=a&category=b&event=c&date=d"])(
    "%s is ours",
    (path) => {
      expect(ownPath(path, "/map")).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\t//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "map",
    "",
    null,
    undefined,
  ])("%j is not, and gives way", (path) => {
    expect(ownPath(path, "/map")).toBe("/map");
  });
});
