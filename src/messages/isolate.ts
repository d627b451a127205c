import { directionOf, type Locale } from "#domain/locale.ts";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * A name for a sentence of plain text, such as an email's subject or a page's title. In a right-to-left language a name in
 * another script is isolated, so that it doesn't reorder the words around it. Elements of a page have `dir` instead.
 */
export function isolated(name: string, locale: Locale): string {
  if (directionOf(locale) === "ltr" || !LEFT_TO_RIGHT.test(name)) return name;
  return `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`;
}
