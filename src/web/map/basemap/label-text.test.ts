import { expect, it, vi } from "vitest";
import { type Letters, mapOfLetters } from "#tests/support/maplibre-internals.ts";
import { countryLabel, drawWithPageFont } from "./label-text.ts";

it("WEB-48 the map loads the parts of the typeface that have the letters it draws, before it draws them", async () => {
  const done: string[] = [];
  const set = {
    load: async (_font: string, letters: string) => {
      await Promise.resolve();
      done.push(letters);
      throw new Error("offline");
    },
  };
  const draw = drawing(() => done.push("drawn"), set);
  const wanted = { "Manrope Bold,Manrope Variable": { default: ["Ж", "a"] }, other: { default: ["ő"] } };
  await draw(wanted);
  expect(done.slice(0, 2)).toEqual(["Жaő", "drawn"]);
});

it("MAP-51 letters are drawn a few at a time, between which the page answers, and all are given", async () => {
  const drawn: string[] = [];
  let isAnswered = false;
  const draw = drawing((wanted) => {
    const letters = Object.values(wanted).flatMap((variants) => Object.values(variants).flat());
    drawn.push(`${letters.join("")}${isAnswered ? "" : " at once"}`);
    isAnswered = false;
    setTimeout(() => (isAnswered = true));
  });
  isAnswered = true;
  const wanted = { regular: { default: [..."abcdefghijkl"] }, bold: { default: ["m"] } };
  expect(await draw(wanted)).toBe(wanted);
  expect(drawn).toEqual(["abcdefgh", "ijkl", "m", "abcdefghijklm"]);
});

it("MAP-52 the browser is asked for the names of countries once in a language", () => {
  const names = vi.spyOn(Intl, "DisplayNames");
  expect(countryLabel("de")).toBe(countryLabel("de"));
  expect(JSON.stringify(countryLabel("de"))).toContain('"BG","Bulgarien"');
  expect(JSON.stringify(countryLabel("fr"))).toContain('"BG","Bulgarie"');
  expect(names).toHaveBeenCalledTimes(2);
  names.mockRestore();
});

/** What draws letters for a map, through what is put in front of it. */
function drawing(onDraw: (wanted: Letters) => void, set: object = { load: async () => [] }) {
  const { map, ask } = mapOfLetters(onDraw);
  drawWithPageFont(map, set as FontFaceSet);
  return ask;
}
