import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/translate.ts";

/** Printed once to the browser's console. */
export function logConsoleGreeting(locale: Locale): void {
  console.info(translatorFor(locale)("greeting"));
}
