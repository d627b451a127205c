import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTransliterable, transliterate } from "#domain/transliterate.ts";

describe("transliterate", () => {
  it.each([
    ["Пловдив", "plovdiv"],
    ["София", "sofia"],
    ["България", "bulgaria"],
    ["Български", "balgarski"],
    ["Жълтица", "zhaltitsa"],
    ["Щастие", "shtastie"],
    ["Шоу в Чепеларе", "shou v chepelare"],
    ["Хасково", "haskovo"],
    ["Юлия и Яна", "yulia i yana"],
    ["Андрей Майоров", "andrey mayorov"],
    ["Гьон, актьор", "gyon, aktyor"],
    ["Фестиваль", "festival"],
    ["Чайковський", "chaykovskiy"],
    ["Київ", "kiyiv"],
    ["Скопје, Љубљана, Ниш", "skopje, ljubljana, nish"],
    ["Αθήνα", "athina"],
    ["Μουσική", "mousiki"],
  ])("writes %s as %s", (text, latin) => {
    expect(transliterate(text)).toBe(latin);
  });

  it("spells -ия as -ia only at the end of a word", () => {
    expect(transliterate("софиянци")).toBe("sofiyantsi");
    expect(transliterate("МАРИЯ, София!")).toBe("maria, sofia!");
  });

  it("reads decomposed letters and stress marks like composed ones", () => {
    expect(transliterate("край".normalize("NFD"))).toBe("kray");
    expect(transliterate("Росси\u0301я")).toBe("rossia");
  });

  it("leaves other scripts alone", () => {
    expect(transliterate("Café 東京 24")).toBe("café 東京 24");
  });

  it("leaves nothing to transliterate in Bulgarian", () => {
    const letter = fc.constantFrom(..."абвгдежзийклмнопрстуфхцчшщъьюя АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ");
    fc.assert(
      fc.property(fc.string({ unit: letter }), (text) => {
        expect(isTransliterable(transliterate(text))).toBe(false);
        expect(transliterate(text)).toMatch(/^[a-z ]*$/);
      }),
    );
  });
});
