import type { Locale } from "#domain/locale.ts";
import { foreignLanguage } from "#domain/text-language.ts";

/**
 * Attributes of an element that shows a name or a text people brought: it may be in any language and
 * direction. `language` is the one it is known to be in, which wins over a guess by its letters.
 */
export function textProps(
  text: string,
  locale: Locale,
  language: string | null = null,
): { lang: string | undefined; dir: "auto" } {
  return { lang: foreignLanguage(text, locale, language), dir: "auto" };
}
