import { fold, spelledWords } from "./fold.ts";
import { transliterate } from "./transliterate.ts";

/** What identifies a city within its country. */
export interface CityName {
  name: string;
  /** The state or province; empty where it is not known. */
  region: string;
  /** The first city of a name in its country is called by the name alone; every later one by name and region. */
  showsRegion: boolean;
}

/** What a city is called in lists, calls and filters; no two cities of a country share it. */
export function cityLabel({ name, region, showsRegion }: CityName): string {
  return showsRegion ? withRegion(name, region) : name;
}

export function withRegion(name: string, region: string): string {
  return region === "" ? name : `${name}, ${region}`;
}

/** The name without the region, of a label or of free text. */
export function withoutRegion(label: string, region: string): string {
  const comma = label.lastIndexOf(",");
  const isTold = comma > 0 && placeKey(label.slice(comma + 1)) === placeKey(region);
  return isTold ? label.slice(0, comma).trimEnd() : label;
}

/** The names, folded, that cities may have which this text means: "Portland, Maine" may be a Portland. */
export function cityNameKeys(text: string): string[] {
  const key = placeKey(text);
  const comma = key.lastIndexOf(",");
  return comma > 0 ? [key, key.slice(0, comma).trim()] : [key];
}

/** The one city of a country that a text means: by its label, or by name and region, whether or not the label has it. */
export function namedCity<City extends CityName>(
  text: string,
  cities: readonly City[],
  keyOf: (name: string) => string = placeKey,
): City | undefined {
  const key = keyOf(text);
  return (
    cities.find((city) => keyOf(cityLabel(city)) === key) ??
    cities.find(({ name, region }) => keyOf(withRegion(name, region)) === key)
  );
}

/** The form in which names of places are compared: without case, accents and outer spaces. */
export function placeKey(name: string): string {
  return fold(name.trim());
}

/** "Abu", which is written apart or together with what follows. */
const ABU = /(?<!\p{L})(ابو) (?=\p{L})/gu;

/** The form in which the beginnings of names are compared: folded words with one space between. */
export function placeNameKey(name: string): string {
  return spelledWords(name).join(" ").replace(ABU, "$1");
}

/** The same as written and in Latin letters. */
export function placeNameKeys(name: string): string[] {
  return [...new Set([placeNameKey(name), placeNameKey(transliterate(name))])].filter(Boolean);
}
