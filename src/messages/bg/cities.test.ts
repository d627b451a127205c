import { describe, expect, it } from "vitest";
import "#tests/support/messages.ts";
import { knownCityName } from "../city-name.ts";

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
    expect(knownCityName(label, "bg")).toBe(name);
  });

  it("is not guessed", () => {
    expect(knownCityName("Nowhere", "bg")).toBeUndefined();
    expect(knownCityName("Nowhere, Maine", "bg")).toBeUndefined();
    expect(knownCityName("", "bg")).toBeUndefined();
  });
});
