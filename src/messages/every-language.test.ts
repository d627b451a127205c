import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES } from "#contract/error-messages.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/locale.ts";
import type { MessageKey } from "./catalogue.ts";
import { catalogueOf } from "./catalogues.ts";
import "./every-language.ts";
import { errorTranslation } from "./translate-problem.ts";

const english = catalogueOf(DEFAULT_LOCALE);
const keys = Object.keys(english) as MessageKey[];
type Message = string | object;
const forms = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const holesIn = (text: string) => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name);
const holesOf = (message: Message) => [...new Set(forms(message).flatMap(holesIn))].sort();
const wordsOf = (text: string) => text.replace(/\{[\w-]+\}/g, "");

/** Names and signs that are the same everywhere. */
const SHARED =
  /^[^\p{Letter}]*$|OpenStreetMap|Outlook|LinkedIn|^API$|^G$|^CSV$|^iCalendar$|^JSON-LD$|^Enter$|^Esc$|^YYYY-MM-DD$|^Cookie$|^\sms$|^OK$|^\s*k?m$/u;
const SCRIPTS: Partial<Record<string, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Plural forms that whole numbers take, with the one that every message has. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 1_001 }, (_, number) => number);
  return [...new Set([...numbers.map((number) => rules.select(number)), "other"])].sort();
}

describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))("PAGE-11 %s", (locale) => {
  const catalogue = catalogueOf(locale);

  it("has every text that English has, and none besides", () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  });

  it("fills in the same names and numbers", () => {
    expect(keys.filter((key) => String(holesOf(english[key])) !== String(holesOf(catalogue[key])))).toEqual(
      [],
    );
  });

  it("has the plural forms of its own grammar", () => {
    const wanted = String(pluralForms(locale));
    const plurals = keys.filter((key) => typeof english[key] === "object" && "one" in english[key]);
    expect(plurals.filter((key) => String(Object.keys(catalogue[key]).sort()) !== wanted)).toEqual([]);
  });

  it("is written in its own words", () => {
    const script = SCRIPTS[locale];
    const isForeign = (form: string, key: MessageKey) => {
      const words = wordsOf(form);
      if (SHARED.test(words)) return false;
      return script ? !script.test(words) : /\S\s+\S+\s+\S/.test(words) && form === english[key];
    };
    expect(keys.filter((key) => forms(catalogue[key]).some((form) => isForeign(form, key)))).toEqual([]);
  });

  it("ERR-02 says every refusal, with the same parameters", async () => {
    const errors = (await errorTranslation(locale))!;
    expect(Object.keys(errors.messages).sort()).toEqual(Object.keys(ERROR_MESSAGES).sort());
    const codes = Object.keys(ERROR_MESSAGES) as (keyof typeof ERROR_MESSAGES)[];
    const isWrong = (code: (typeof codes)[number]) =>
      String(holesOf(errors.messages[code])) !== String(holesOf(ERROR_MESSAGES[code])) ||
      errors.messages[code] === ERROR_MESSAGES[code];
    expect(codes.filter(isWrong)).toEqual([]);
  });
});
