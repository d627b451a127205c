import { findCountry } from "#server/geo/countries.ts";
import { findRegion } from "#server/geo/regions.ts";
import type { CityText } from "./draft.ts";

const UK_CODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g;
const CANADIAN_CODE = /\b[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b/g;
const DUTCH_CODE = /\b[1-9]\d{3} ?[A-Z]{2}\b/g;
const DIGITS = /\b[A-Z]{0,2}-?\d[\d -]*\b/g;
const LETTERS = /^[A-Z]{2,3}$/;

/**
 * The parts of "Hall, 1 Main Street, 1000 Sofia, Bulgaria" of which one may be the city, the likeliest first: cities stand
 * near the end, perhaps with a postal code. A country comes last, since some cities are called like theirs. What follows a
 * city may be its region: "Portland, ME 04101, USA", "Portland ME 04101".
 */
export function cityCandidates(parts: readonly string[]): CityText[] {
  const last = parts.at(-1);
  const hasCountry = last !== undefined && findCountry(last) !== undefined && !LETTERS.test(bareOf(last));
  const isCountryCode = last !== undefined && /^(?:USA?|UK)$/.test(last);
  const places = (hasCountry || isCountryCode ? parts.slice(0, -1) : parts).filter(
    (part) => bareOf(part) !== "",
  );
  const candidates = places.map((part, at) => {
    const bare = bareOf(part);
    const region = bareOf(places[at + 1] ?? "");
    const told = /^(.+\S) ([A-Z]{2,3})$/.exec(bare);
    const names = bare === part ? [part] : [part, bare];
    return [
      ...(told ? [{ name: told[1]!, region: told[2]! }] : []),
      ...names.map((name) => ({ name, region })),
    ];
  });
  // A state by its letters is no city.
  const isRegion = ([first]: CityText[]) => LETTERS.test(bareOf(first!.name));
  const cities = candidates.length > 1 ? candidates.filter((some) => !isRegion(some)) : candidates;
  return [...cities.toReversed().flat(), ...(hasCountry ? [{ name: last, region: "" }] : [])];
}

/**
 * The country that an address tells. Two letters may be a state or a country, and a postal code tells a country by its form
 * alone: such a country is a guess.
 */
export function countryOfAddress(parts: readonly string[]): { country: string; isCountryGuess?: true } {
  const last = parts.at(-1) ?? "";
  if (!/^[A-Z]{2}$/i.test(last) || /^(?:US|UK)$/i.test(last)) {
    const country = last === "UK" ? "GB" : last;
    if (findCountry(country)) return { country };
  }
  const text = parts.join(", ");
  const isUnitedStates = [...text.matchAll(/\b([A-Z]{2}),? \d{5}(?:-\d{4})?\b/g)].some(
    ([, state]) => findRegion("US", state!) !== undefined,
  );
  const code = isUnitedStates
    ? "US"
    : text.search(UK_CODE) >= 0
      ? "GB"
      : text.search(CANADIAN_CODE) >= 0
        ? "CA"
        : text.search(DUTCH_CODE) >= 0
          ? "NL"
          : last;
  return { country: code, isCountryGuess: true };
}

/** A part without its postal code. */
export function bareOf(part: string): string {
  return [UK_CODE, CANADIAN_CODE, DUTCH_CODE, DIGITS]
    .reduce((text, code) => text.replace(code, ""), part)
    .replace(/\s+/g, " ")
    .trim();
}
