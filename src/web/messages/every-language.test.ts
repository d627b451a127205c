import { describe, expect, it } from "vitest";
import { admin as bgAdmin } from "./bg/admin.ts";
import { bg as bgPages } from "./bg.ts";
import type { MessageKey } from "./catalogue.ts";
import { admin as enAdmin } from "./en/admin.ts";
import { en as enPages } from "./en.ts";

const en = { ...enPages, ...enAdmin };
const bg = { ...bgPages, ...bgAdmin };

const keys = Object.keys(en) as MessageKey[];
const forms = (message: string | object): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const holes = (text: string) => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name);

/** Names and signs that are the same everywhere. */
const SHARED = /^[^\p{Letter}]*$|OpenStreetMap|Outlook|LinkedIn|^API$|^G$|^CSV$|^iCalendar$|^JSON-LD$/u;

describe("PAGE-11 Bulgarian", () => {
  it("has every text that English has, and none besides", () => {
    expect(Object.keys(bg).sort()).toEqual([...keys].sort());
  });

  it("fills in the same names and numbers", () => {
    const holesOf = (message: string | object) => [...new Set(forms(message).flatMap(holes))].sort();
    expect(keys.filter((key) => String(holesOf(en[key])) !== String(holesOf(bg[key])))).toEqual([]);
  });

  it("has one form for one and another for more, where English has", () => {
    const isPlural = (message: string | object) => typeof message === "object" && "one" in message;
    expect(keys.filter((key) => isPlural(en[key]) !== isPlural(bg[key]))).toEqual([]);
  });

  it("is written in Bulgarian", () => {
    const isForeign = (form: string) => {
      const words = form.replace(/\{[\w-]+\}/g, "");
      return !SHARED.test(words) && !/\p{Script=Cyrillic}/u.test(words);
    };
    expect(keys.filter((key) => forms(bg[key]).some(isForeign))).toEqual([]);
  });
});
