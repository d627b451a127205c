import { expect, it } from "vitest";
import { formatPlace, placeOfCookie } from "./page-request.ts";

it("PAGE-24 the place of the last map comes back from its cookie, rounded, and nonsense is no place", () => {
  const cookie = `language=bg; map-place=${formatPlace({ latitude: 42.6977, longitude: 23.3219 })}`;
  expect(placeOfCookie(cookie)).toEqual({ latitude: 42.7, longitude: 23.3 });
  for (const odd of [
    null,
    undefined,
    "",
    "map-place=",
    "map-place=95.0,10.0",
    "map-place=a,b",
    "xmap-place=1.0,2.0",
  ])
    expect(placeOfCookie(odd)).toBeUndefined();
});
