import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "./translate.ts";

export function formatTime(time: string, locale: Locale): string {
  return translatorFor(locale)("event.time", { time });
}
