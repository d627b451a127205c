import type { Locale } from "#domain/locale.ts";
import { foreignLanguage } from "#domain/text-language.ts";

/** Attributes of an element that shows a name or a text people brought: it may be in any language and direction. */
export function textProps(text: string, locale: Locale): { lang: string | undefined; dir: "auto" } {
  return { lang: foreignLanguage(text, locale), dir: "auto" };
}
