import { expect, it } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#domain/locale.ts";
import type { MessageKey } from "./catalogue.ts";
import { catalogueOf } from "./catalogues.ts";
import "./every-language.ts";

interface Rule {
  /** What a text has that it shouldn't. */
  fault: RegExp;
  /** A text that has it. */
  wrong: string;
  /** All but English unless they are named: what the specification fixes in English has signs of its own. */
  locales?: readonly Locale[];
}

const TRANSLATED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const NO_BREAK = "\u00a0\u202f";
/** Opening and closing quotes of the first level. Where a language isn't named, any curly ones do. */
const QUOTES: Partial<Record<Locale, string>> = {
  bg: "„“",
  de: "„“",
  el: "«»",
  fr: "«»",
  ja: "「」",
  pl: "„”",
  ro: "„”",
  uk: "«»",
};
const ANY_QUOTE = /[„“”«»「」]/gu;

const RULES: Record<string, Rule> = {
  "one ellipsis": { fault: /\.\.\./, wrong: "Loading..." },
  "curly apostrophes": { fault: /\p{L}'\p{L}/u, wrong: "dell'evento" },
  "no straight quotes": { fault: /(?<!=)"(?![^<]*>)/, wrong: 'der "Ort"' },
  "units after a no-break space": {
    fault: /\} (?:Uhr|ч\.|h|min|km|m|год|хв|км|м|χλμ)(?![\p{L}])/u,
    wrong: "{time} Uhr",
  },
  "no-break spaces beside signs": {
    fault: new RegExp(`[^${NO_BREAK}\\s/]\\s?(?<![${NO_BREAK}])[?!;»](?!\\p{L})| [:?!;»]|« `, "u"),
    wrong: "Pourquoi ?",
    locales: ["fr"],
  },
  "one form of address": {
    fault: /(?<=\p{L},? )(?:Вие|Ви|Вас|Ваш\p{L}*)(?!\p{L})/u,
    wrong: "Когато Вие пишете",
    locales: ["bg"],
  },
};

function textsOf(locale: Locale): [key: string, text: string][] {
  const catalogue = catalogueOf(locale);
  return (Object.keys(catalogue) as MessageKey[]).flatMap((key) => {
    const message = catalogue[key];
    const forms = typeof message === "string" ? [message] : Object.values(message);
    return forms.map((form): [string, string] => [key, form]);
  });
}

it("I18N-38 the rules find what they are for", () => {
  for (const [rule, { fault, wrong }] of Object.entries(RULES)) expect(wrong, rule).toMatch(fault);
});

it.each(TRANSLATED)("I18N-38 %s keeps to its typography", (locale) => {
  const faults = Object.entries(RULES)
    .filter(([, { locales }]) => !locales || locales.includes(locale))
    .flatMap(([rule, { fault }]) =>
      textsOf(locale)
        .filter(([, text]) => fault.test(text))
        .map(([key, text]) => `${rule}: ${key}: ${text}`),
    );
  expect(faults).toEqual([]);
});

it.each(Object.keys(QUOTES) as Locale[])("I18N-38 %s has the quotes of its language", (locale) => {
  const [opening, closing] = QUOTES[locale]!;
  const faults = textsOf(locale)
    .filter(([, text]) => (text.match(ANY_QUOTE) ?? []).some((sign) => sign !== opening && sign !== closing))
    .map(([key, text]) => `${key}: ${text}`);
  expect(faults).toEqual([]);
});
