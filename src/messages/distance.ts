import { walkMinutes } from "#domain/geo.ts";
import type { Locale } from "#domain/locale.ts";
import { formatNumber } from "./format-number.ts";
import { translatorFor } from "./translate.ts";

const NEAR_M = 950;
const NEAR_KM = 9.5;
const STEP_M = 50;

/** A distance as people say it: to 50 metres, to tenths of a kilometre up to ten, then to kilometres. */
export function distanceText(metres: number, locale: Locale): string {
  const t = translatorFor(locale);
  if (metres < NEAR_M)
    return t("distance.m", {
      distance: formatNumber(Math.max(STEP_M, Math.round(metres / STEP_M) * STEP_M), locale),
    });
  const km = metres / 1_000;
  const rounded = km < NEAR_KM ? Math.round(km * 10) / 10 : Math.round(km);
  return t("distance.km", { distance: formatNumber(rounded, locale) });
}

/** With the minutes on foot where it can be walked: "800 m, 10 min walk". */
export function walkText(metres: number, locale: Locale): string {
  const distance = distanceText(metres, locale);
  const minutes = walkMinutes(metres);
  return minutes === undefined
    ? distance
    : translatorFor(locale)("distance.walk", { distance, minutes: formatNumber(minutes, locale) });
}
