import type { Locale } from "#domain/locale.ts";
import type { ErrorCode } from "./error-messages.ts";
import type { ErrorTranslation } from "./error-translation.ts";
import type { CodedProblem } from "./failure.ts";
import { fillIn, upperFirst } from "./fill-in.ts";

const translations: Partial<Record<Locale, () => Promise<{ errors: ErrorTranslation }>>> = {
  bg: () => import("./bg/errors.ts"),
};

/** The translation of a language, which comes with the first refusal; none for English. */
export async function errorTranslation(locale: Locale): Promise<ErrorTranslation | undefined> {
  return (await translations[locale]?.())?.errors;
}

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
  const text = place ? upperFirst(message.replace(/^„\{field\}“ /, "")) : message;
  const filled = fillIn<unknown>(text, params, say);
  return isKnown ? filled : undefined;
}
