import { expect, it } from "vitest";
import { pageKind } from "./page-kind.ts";

it.each([
  ["/", "landing"],
  ["/map", "map"],
  ["/event/location=a&category=concert&event=b&date=2026-12-12", "event"],
  ["/venue/bulgaria-hall", "place"],
  ["/city/bulgaria/sofia", "place"],
  ["/blog", "blog"],
  ["/blog/some-article", "blog"],
  ["/terms", "other"],
  ["/constructor", "other"],
])("%s is counted as %s", (pathname, kind) => expect(pageKind(pathname)).toBe(kind));
