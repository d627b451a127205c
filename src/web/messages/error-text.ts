import type { FormFailure } from "#contract/admin.ts";
import type { ErrorCode } from "#contract/error-messages.ts";
import type { CodedProblem } from "#contract/failure.ts";
import { fillIn, upperFirst } from "#contract/fill-in.ts";
import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import type { ErrorTranslation } from "./catalogue.ts";
import { formatNumber } from "./format-number.ts";

const translations: Partial<Record<Locale, () => Promise<{ errors: ErrorTranslation }>>> = {
  bg: () => import("./bg/errors.ts"),
};

/** The translation of a language, which comes with the first refusal. */
export async function errorTranslation(locale: Locale): Promise<ErrorTranslation | undefined> {
  // Without a network it does not come, and the server's English is shown.
  return (await translations[locale]?.().catch(() => undefined))?.errors;
}

type Failure = Partial<FormFailure> | null | undefined;

/** A refusal and those of its fields in the language of the page; the server's English for unknown codes. */
export async function failureText(
  answer: Failure,
): Promise<{ message: string; fields: Record<string, string> }> {
  const say = await problemTeller();
  const { code = "", params, fields = {}, fieldErrors = {} } = answer ?? {};
  const said = typeof answer?.error === "string" ? answer.error : "";
  return {
    message: say({ code, params }, said),
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, remark]) => [
        field,
        say(fieldErrors[field], remark, "at its field"),
      ]),
    ),
  };
}

/** Says problems in the language of the page. */
export async function problemTeller() {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  const translation = await errorTranslation(locale);
  return (problem: CodedProblem | undefined, english: string, place?: "at its field"): string =>
    (translation && problem && translate(problem, translation, locale, place)) ?? english;
}

/** A problem in another language; undefined where its code is not known. */
export function translate(
  { code, params = {} }: CodedProblem,
  translation: ErrorTranslation,
  locale: Locale,
  place?: "at its field",
): string | undefined {
  if (!Object.hasOwn(translation.messages, code)) return undefined;
  const message = translation.messages[code as ErrorCode];
  let isKnown = true;
  const say = (value: unknown, name: string): string => {
    if (typeof value === "number") return formatNumber(value, locale);
    if (typeof value !== "object")
      return (name === "field" && translation.fieldNames[String(value)]) || String(value);
    const inner = translate(value as CodedProblem, translation, locale);
    isKnown &&= inner !== undefined;
    return inner ?? "";
  };
  const text = place ? upperFirst(message.replace(/^„\{field\}“ /, "")) : message;
  const filled = fillIn<unknown>(text, params, say);
  return isKnown ? filled : undefined;
}
