import { useSyncExternalStore } from "react";
import type { Weekday } from "#domain/date-presets.ts";
import { directionOf, languageTag, localeOf } from "#domain/locale.ts";
import { useIsHydrated } from "#web/ui/use-is-hydrated.ts";

const MONDAY: Weekday = 1;
const SUNDAY: Weekday = 7;

/** The visitor's own date, in their own zone. */
export function localDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Today where the visitor is, and tomorrow once it is tomorrow. Unknown to the server. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    onFocus,
    () => localDate(new Date()),
    () => undefined,
  );
}

/** A page that was left open over night looks at the calendar again when its visitor comes back. */
function onFocus(look: () => void): () => void {
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The first day of the week in a language's country; Monday where the browser does not know. */
export function weekStartOf(language: string): Weekday {
  return weekOf(language)?.firstDay ?? MONDAY;
}

/**
 * The last day of the weekend in a language's country. Not asked of languages of ours whose countries rest on Sundays: the first
 * question takes a phone 20 ms.
 */
export function weekendEndOf(language: string): Weekday {
  const own = localeOf(language.slice(0, 2).toLowerCase());
  if (own && directionOf(own) === "ltr") return SUNDAY;
  return weekOf(language)?.weekend.at(-1) ?? SUNDAY;
}

/** The last day of the visitor's weekend. The server, which doesn't know their region, says Sunday. */
export function useWeekendEnd(): Weekday {
  return useIsHydrated() ? weekendEndOf(navigator.language) : SUNDAY;
}

function weekOf(language: string): Week | undefined {
  const tag = languageTag(language);
  if (tag === undefined) return undefined;
  const locale = new Intl.Locale(tag) as unknown as WeekTold;
  return locale.getWeekInfo?.() ?? locale.weekInfo;
}

interface Week {
  firstDay: Weekday;
  weekend: Weekday[];
}

/** A method in newer browsers, a property in older ones, and missing in some. */
interface WeekTold {
  getWeekInfo?(): Week;
  weekInfo?: Week;
}
