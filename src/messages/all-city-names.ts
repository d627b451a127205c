import type { Locale } from "#domain/locale.ts";
import { cities as ar } from "./ar/cities.ts";
import { cities as bg } from "./bg/cities.ts";
import type { CityNames } from "./city-table.ts";
import { cities as de } from "./de/cities.ts";
import { cities as el } from "./el/cities.ts";
import { cities as es } from "./es/cities.ts";
import { cities as fr } from "./fr/cities.ts";
import { cities as it } from "./it/cities.ts";
import { cities as ja } from "./ja/cities.ts";
import { cities as pl } from "./pl/cities.ts";
import { cities as pt } from "./pt/cities.ts";
import { cities as ro } from "./ro/cities.ts";
import { cities as tr } from "./tr/cities.ts";
import { cities as uk } from "./uk/cities.ts";

/** Tables of the languages that name cities otherwise than English. */
export const ALL_CITY_NAMES: Partial<Record<Locale, CityNames>> = {
  ar,
  bg,
  de,
  el,
  es,
  fr,
  it,
  ja,
  pl,
  pt,
  ro,
  tr,
  uk,
};
