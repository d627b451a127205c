import { describe, expect, it } from "vitest";
import { bulgarianName } from "./bulgarian-names.ts";

const nameOf = (ascii: string, otherNames: string, countryCode = "XX") =>
  bulgarianName({ ascii, otherNames: otherNames.split(","), countryCode });

describe("Bulgarian names of places", () => {
  it.each([
    ["Sofia", "Сафія,Софи,София,София ош,Софија,Софія", "BG", "София"],
    ["Veliko Tarnovo", "Велико-Тарново,Велико Търново,Търново", "BG", "Велико Търново"],
    ["Melbourne", "Мелбурн,Мелбърн,Мелбурнъ", "AU", "Мелбърн"],
    ["Cologne", "Келн,Кёльн,Кельн,Кьолн", "DE", "Кьолн"],
    ["Dhaka", "Дака,Дакка,Дакке", "BD", "Дака"],
    ["Paris", "Париж,Париж ош,Париз,Парис", "FR", "Париж"],
    ["Buenos Aires", "Буэнос-Айрес,Буенос Айрес,Буенос-Айрес", "AR", "Буенос Айрес"],
  ])("finds that of %s", (ascii, names, countryCode, expected) => {
    expect(nameOf(ascii, names, countryCode)).toBe(expected);
  });

  it("finds none where every name is of another language", () => {
    expect(nameOf("Lviv", "Lwow,Lemberg,Львів,Львов")).toBeUndefined();
    expect(nameOf("Kutaisi", "ქუთაისი,Къутаисъ")).toBeUndefined();
  });
});
