import { expect, it } from "vitest";
import { plainLine } from "./plain-line.ts";

it("SEC-281 what turns or breaks a line is taken out", () => {
  expect(plainLine("Invoice \u202egpj.exe")).toBe("Invoice gpj.exe");
  expect(plainLine("\u2066Concert\u2069 \u202bhere\u202c")).toBe("Concert here");
  expect(plainLine("One\u2028two\u2029three")).toBe("One two three");
});

it("SEC-281 Arabic, Hebrew, marks of direction and thin spaces stay as they are", () => {
  const texts = [
    "حفل موسيقي في القاهرة",
    "الأوركسترا \u200eABBA\u200f تعزف",
    "ערב ג׳אז",
    "Nuit «\u202f20\u00a0h\u202f»",
  ];
  expect(texts.map(plainLine)).toEqual(texts);
});
