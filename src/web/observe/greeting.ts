import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#web/messages/translate.ts";

/** For those who open the console out of curiosity. */
export function logConsoleGreeting(locale: Locale): void {
  console.info(translatorFor(locale)("greeting"));
}
