import type { ErrorCode } from "#contract/error-messages.ts";
import type { ErrorTranslation } from "#contract/error-translation.ts";
import type { CodedProblem } from "#contract/failure.ts";
import { fillIn, upperFirst } from "#contract/fill-in.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";

/** The translation of a language, which comes with the first refusal; none for English. */
export async function errorTranslation(locale: Locale): Promise<ErrorTranslation | undefined> {
  if (locale === DEFAULT_LOCALE) return undefined;
  const { default: errors }: { default: ErrorTranslation } = await import(`./compiled/${locale}/errors.js`);
  return errors;
}

/** The field's name in quotation marks, with a colon or the particle that Japanese sets after it: left out beside the field. */
const FIELD_FIRST = /^\P{L}?\s?\{field\}\s?[^\p{L}\s]?:?\s*[はをがに]?/u;

/** A problem in another language; undefined where its code is not known. */
export function translateProblem(
  { code, params = {} }: CodedProblem,
  translation: ErrorTranslation,
  locale: Locale,
  place?: "at its field",
): string | undefined {
  if (!Object.hasOwn(translation.messages, code)) return undefined;
  const message = translation.messages[code as ErrorCode];
  let isKnown = true;
  const say = (value: unknown, name: string): string => {
    if (typeof value === "number")
      return new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(value);
    if (typeof value !== "object")
      return (name === "field" && translation.fieldNames[String(value)]) || String(value);
    const inner = translateProblem(value as CodedProblem, translation, locale);
    isKnown &&= inner !== undefined;
    return inner ?? "";
  };
  const text = place ? upperFirst(message.replace(FIELD_FIRST, "")) : message;
  const filled = fillIn<unknown>(text, params, say);
  return isKnown ? filled : undefined;
}
