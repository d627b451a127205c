import codes from "i18n-iso-countries/codes.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { fold } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

// Common names in place of formal ISO ones: these names stand in filters and addresses.
const COMMON_NAMES: Record<string, string> = {
  BN: "Brunei",
  CC: "Cocos Islands",
  CD: "DR Congo",
  CI: "Côte d'Ivoire",
  CN: "China",
  CZ: "Czechia",
  FK: "Falkland Islands",
  FM: "Micronesia",
  GM: "Gambia",
  IR: "Iran",
  LA: "Laos",
  MD: "Moldova",
  MF: "Saint Martin",
  MK: "North Macedonia",
  PN: "Pitcairn Islands",
  PS: "Palestine",
  RE: "Réunion",
  RU: "Russia",
  ST: "São Tomé and Príncipe",
  SX: "Sint Maarten",
  SY: "Syria",
  TW: "Taiwan",
  TZ: "Tanzania",
  US: "USA",
  VA: "Vatican City",
  VG: "British Virgin Islands",
  VI: "US Virgin Islands",
};

const MORE_ALIASES: Record<string, string> = {
  America: "US",
  Britain: "GB",
  Burma: "MM",
  "Cabo Verde": "CV",
  "Congo-Kinshasa": "CD",
  "Congo-Brazzaville": "CG",
  "East Timor": "TL",
  England: "GB",
  Holland: "NL",
  Macau: "MO",
  Macedonia: "MK",
  "Northern Ireland": "GB",
  Scotland: "GB",
  Swaziland: "SZ",
  "The Bahamas": "BS",
  Vatican: "VA",
  "Viet Nam": "VN",
  Wales: "GB",
};

const isoNames = Object.entries(english.countries as Record<string, string | string[]>).map(
  ([code, names]) => ({ code, names: [names].flat() }),
);

export const COUNTRIES: readonly Country[] = isoNames
  .map(({ code, names }) => ({ code, name: COMMON_NAMES[code] ?? names[0]! }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const byKey = new Map<string, Country>();

function learn(text: string, code: string): void {
  const country = byCode.get(code);
  const key = keyOf(text);
  // The first spelling wins: "Congo" alone names two countries.
  if (country && !byKey.has(key)) byKey.set(key, country);
}

for (const { code, name } of COUNTRIES) learn(name, code);
for (const [alpha2, alpha3] of codes) {
  learn(alpha2!, alpha2!);
  learn(alpha3!, alpha2!);
}
for (const { code, names } of isoNames) for (const name of names) learn(name, code);
for (const [alias, code] of Object.entries(MORE_ALIASES)) learn(alias, code);

/** A country by its name, a common other name, or its two- or three-letter code. */
export function findCountry(text: string): Country | undefined {
  return byKey.get(keyOf(text));
}

/** A country by its ISO 3166-1 alpha-2 code. */
export function countryOfCode(code: string): Country | undefined {
  return byCode.get(code);
}

/** The same, or by its slug. */
export function countryOfSlug(text: string): Country | undefined {
  const slug = slugify(text, "country");
  return findCountry(text) ?? COUNTRIES.find(({ name }) => slugify(name, "country") === slug);
}

function keyOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
