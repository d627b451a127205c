import { describe, expect, it } from "vitest";
import { readCredits } from "./credits.ts";

describe("credits", () => {
  it("are the links of an attribution", () => {
    const attribution =
      '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>';
    expect(readCredits(attribution)).toEqual([
      { name: "OpenFreeMap", href: "https://openfreemap.org" },
      { name: "OpenMapTiles", href: "https://www.openmaptiles.org/" },
      { name: "OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
    ]);
  });

  it("carry no other markup and no script", () => {
    expect(readCredits('<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>')).toEqual([]);
    expect(readCredits(undefined)).toEqual([]);
  });
});
