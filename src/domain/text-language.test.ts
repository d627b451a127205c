import { describe, expect, it } from "vitest";
import { foreignLanguage } from "./text-language.ts";

describe("A11Y-05: the language of a text in a page of another", () => {
  it("is guessed by the script of most letters", () => {
    expect(foreignLanguage("Ретро вечер: Червената стая", "en")).toBe("bg");
    expect(foreignLanguage("Swing Sessions No. 7", "bg")).toBe("en");
    expect(foreignLanguage("Драматичен театър „Стоян Бъчваров“ · Varna", "en")).toBe("bg");
    expect(foreignLanguage("Βραδιά ρεμπέτικου", "en")).toBe("el");
    expect(foreignLanguage("東京ジャズ", "en")).toBe("ja");
  });

  it("is not said where the page's own fits, or where there are no letters", () => {
    expect(foreignLanguage("Swing Sessions No. 7", "en")).toBeUndefined();
    expect(foreignLanguage("Джем сешън", "bg")).toBeUndefined();
    expect(foreignLanguage("Nachtmusik", "de")).toBeUndefined();
    expect(foreignLanguage("Ретро вечер", "uk")).toBeUndefined();
    expect(foreignLanguage("1984", "bg")).toBeUndefined();
    expect(foreignLanguage("", "en")).toBeUndefined();
  });

  it("EVT-08 is the event's own where that is known, whatever its letters", () => {
    expect(foreignLanguage("Swing Sessions No. 7", "en", "de")).toBe("de");
    expect(foreignLanguage("Ретро вечер", "en", "sr-Cyrl")).toBe("sr-Cyrl");
    expect(foreignLanguage("Retro", "bg", "bg-BG")).toBeUndefined();
  });
});
