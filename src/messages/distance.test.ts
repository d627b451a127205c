import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { distanceText, walkText } from "./distance.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("NEAR-03 distances are told as people say them", () => {
  expect([10, 600, 940, 960, 1_340, 12_400].map((metres) => plain(distanceText(metres, "en")))).toEqual([
    "50 m",
    "600 m",
    "950 m",
    "1 km",
    "1.3 km",
    "12 km",
  ]);
  expect(plain(distanceText(1_340, "bg"))).toBe("1,3 км");
});

it("NEAR-03 minutes on foot are told below three kilometres", () => {
  expect([10, 800, 2_999, 3_000].map((metres) => plain(walkText(metres, "en")))).toEqual([
    "50 m, 1 min walk",
    "800 m, 10 min walk",
    "3 km, 37 min walk",
    "3 km",
  ]);
  expect(plain(walkText(800, "bg"))).toBe("800 м, 10 мин пеша");
});
