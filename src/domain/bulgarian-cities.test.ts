import { describe, expect, it } from "vitest";
import { bulgarianCityName } from "./bulgarian-cities.ts";

describe("I18N-20 the Bulgarian name of a city", () => {
  it.each([
    ["Sofia", "София"],
    ["Plovdiv", "Пловдив"],
    ["Veliko Tarnovo", "Велико Търново"],
    ["Veliko Tŭrnovo", "Велико Търново"],
    ["Stara Zagora", "Стара Загора"],
    ["Vienna", "Виена"],
    ["Zürich", "Цюрих"],
    ["Zurich", "Цюрих"],
    ["Cluj-Napoca", "Клуж-Напока"],
    ["Portland, Maine", "Портланд, Maine"],
  ])("of %s is %s", (label, name) => {
    expect(bulgarianCityName(label)).toBe(name);
  });

  it("is not guessed", () => {
    expect(bulgarianCityName("Nowhere")).toBeUndefined();
    expect(bulgarianCityName("Nowhere, Maine")).toBeUndefined();
    expect(bulgarianCityName("")).toBeUndefined();
  });
});
