import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES } from "#contract/error-messages.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/locale.ts";
import { englishTexts } from "../../scripts/messages/english.ts";
import { formsOf, parametersOf, readTranslation } from "../../scripts/messages/translation.ts";
import type { MessageKey } from "./catalogue.ts";
import { catalogueOf } from "./catalogues.ts";
import "./every-language.ts";
import { errorTranslation } from "./translate-problem.ts";

const source = await englishTexts();
const english = catalogueOf(DEFAULT_LOCALE);
const keys = Object.keys(english) as MessageKey[];
const wordsOf = (text: string) => text.replace(/\{[\w-]+\}/g, "");

/** Names and signs that are the same everywhere. */
const SHARED =
  /^[^\p{Letter}]*$|OpenStreetMap|Outlook|LinkedIn|^API$|^G$|^CSV$|^iCalendar$|^JSON-LD$|^Enter$|^Esc$|^YYYY-MM-DD$|^Cookie$|^\sms$|^OK$|^ID$|^Webhooks?$|^\s*k?m$/u;
const SCRIPTS: Partial<Record<string, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))("PAGE-11 %s", (locale) => {
  const catalogue = catalogueOf(locale);
  const po = readFileSync(new URL(`./po/${locale}.po`, import.meta.url), "utf8");
  const translation = readTranslation(locale, po, source);
  const isTranslated = (key: string) => translation.messages.has(key);

  it("I18N-31 has no fault: keys, parameters, plural forms and English texts are those of the sources", () => {
    expect(translation.faults).toEqual([]);
  });

  it("has every text that English has, and none besides", () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  });

  it("fills in the same names and numbers", () => {
    expect(
      keys.filter((key) => String(parametersOf(english[key])) !== String(parametersOf(catalogue[key]))),
    ).toEqual([]);
  });

  it("is written in its own words", () => {
    const script = SCRIPTS[locale];
    const isForeign = (form: string, key: MessageKey) => {
      const words = wordsOf(form);
      if (SHARED.test(words)) return false;
      return script ? !script.test(words) : /\S\s+\S+\s+\S/.test(words) && form === english[key];
    };
    const own = keys.filter(isTranslated);
    expect(own.filter((key) => formsOf(catalogue[key]).some((form) => isForeign(form, key)))).toEqual([]);
  });

  it("ERR-02 says every refusal, with the same parameters", async () => {
    const errors = (await errorTranslation(locale))!;
    expect(Object.keys(errors.messages).sort()).toEqual(Object.keys(ERROR_MESSAGES).sort());
    const codes = Object.keys(ERROR_MESSAGES) as (keyof typeof ERROR_MESSAGES)[];
    const isWrong = (code: (typeof codes)[number]) =>
      String(parametersOf(errors.messages[code])) !== String(parametersOf(ERROR_MESSAGES[code])) ||
      (isTranslated(`error.${code}`) && errors.messages[code] === ERROR_MESSAGES[code]);
    expect(codes.filter(isWrong)).toEqual([]);
  });
});
