import { describe, expect, it } from "vitest";
import { clusterDiameter, countLabel, labelPx, overviewDiameter, ringOf } from "./disc-look.ts";

describe("MAP-05 a cluster's size", () => {
  it("is 10 + share × 40 px of content in 15 px of padding", () => {
    expect(clusterDiameter(0)).toBe(40);
    expect(clusterDiameter(0.5)).toBe(60);
    expect(clusterDiameter(1)).toBe(80);
  });
});

describe("an overview disc's size", () => {
  it("goes from 40 px to 72 px for the largest count", () => {
    expect(overviewDiameter(12_000, 12_000)).toBe(72);
    expect(overviewDiameter(0, 12_000)).toBe(40);
    expect(overviewDiameter(6_000, 12_000)).toBeCloseTo(58.4, 1);
  });

  it("is the smallest where nothing is counted", () => {
    expect(overviewDiameter(0, 0)).toBe(40);
  });
});

describe("a count", () => {
  it.each([
    [1, "1"],
    [999, "999"],
    [1_000, "1.0k"],
    [8_412, "8.4k"],
    [9_949, "9.9k"],
    [9_950, "10k"],
    [12_499, "12k"],
    [999_499, "999k"],
    [999_500, "1.0M"],
    [12_300_000, "12M"],
  ])("of %i reads %s", (count, label) => expect(countLabel(count)).toBe(label));

  it("is set smaller the longer it is, and never below 12 px", () => {
    expect(labelPx(52, "11")).toBeGreaterThan(labelPx(52, "1.2k"));
    expect(labelPx(40, "1.0k")).toBe(12);
  });
});

describe("a ring", () => {
  it("begins with the largest share", () => {
    expect(ringOf({ sport: 1, concert: 2, party: 1 })).toEqual([
      { category: "concert", share: 0.5 },
      { category: "party", share: 0.25 },
      { category: "sport", share: 0.25 },
    ]);
  });

  it("leaves out what is not there", () => {
    expect(ringOf({ sport: 3, party: 0 })).toEqual([{ category: "sport", share: 1 }]);
  });
});
