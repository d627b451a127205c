import { useSyncExternalStore } from "react";
import type { Weekday } from "#domain/date-presets.ts";
import { languageTag } from "#domain/locale.ts";

const MONDAY: Weekday = 1;

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
  const tag = languageTag(language);
  if (tag === undefined) return MONDAY;
  const locale = new Intl.Locale(tag) as unknown as WeekTold;
  return locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? MONDAY;
}

/** A method in newer browsers, a property in older ones, and missing in some. */
interface WeekTold {
  getWeekInfo?(): { firstDay: Weekday };
  weekInfo?: { firstDay: Weekday };
}
