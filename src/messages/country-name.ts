import { fold } from "#domain/fold.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { perLocale } from "./per-locale.ts";
import { serverFormattedText } from "./server-formatted-texts.ts";

/** Our names that differ from Intl's. */
const OTHER_WORDS: Record<string, string> = {
  "bonaire, sint eustatius and saba": "BQ",
  "heard island and mcdonald islands": "HM",
  usa: "US",
  "dr congo": "CD",
  "republic of congo": "CG",
  "hong kong": "HK",
  macao: "MO",
  palestine: "PS",
  turkey: "TR",
  "us virgin islands": "VI",
  "united states minor outlying islands": "UM",
};

let codes: Map<string, string> | undefined;
const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: "region" }));

/** The catalogue knows countries by their English names; visitors read them in their own language. */
export function countryName(english: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return english;
  return serverFormattedText(`${locale} ${english}`, () => {
    codes ??= codesByName();
    const code = codes.get(plain(english)) ?? OTHER_WORDS[plain(english)];
    return (code && regionNames(locale).of(code)) ?? english;
  });
}

function codesByName(): Map<string, string> {
  const english = new Intl.DisplayNames(DEFAULT_LOCALE, { type: "region", fallback: "none" });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(pairs.map((code) => [plain(english.of(code) ?? ""), code]));
}

function plain(name: string): string {
  return fold(name)
    .replace(/\([^()]*\)/g, "")
    .replace(/’/g, "'")
    .replace(/&/g, "and")
    .replace(/\bthe /g, "")
    .replace(/\bst\./g, "saint")
    .replace(/\s+/g, " ")
    .trim();
}
