import { expect, it } from "vitest";
import "#tests/support/messages.ts";
import { cityNamesApart, cityOptions } from "./city-options.ts";

it("cities have their names in the language, in its order, and are found by the stored ones", () => {
  expect(cityOptions(["Cologne", "Munich", "Aachen"], "de")).toEqual([
    { value: "Aachen", label: "Aachen", otherName: "Aachen" },
    { value: "Cologne", label: "Köln", otherName: "Cologne" },
    { value: "Munich", label: "München", otherName: "Munich" },
  ]);
});

it("two that would read alike stay apart, as they are stored", () => {
  const names = cityNamesApart(["Turin", "Torino", "Milan", "Milan"], "it");
  expect([...names.values()]).toEqual(["Turin", "Torino", "Milano"]);
});
