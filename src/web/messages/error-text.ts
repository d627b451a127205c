import type { FormFailure } from "#contract/admin.ts";
import type { CodedProblem } from "#contract/failure.ts";
import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";

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

/** Problems in the language of the page. */
export async function problemTeller() {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  // Without a network it does not come, and the server's English is shown.
  const translation = await errorTranslation(locale).catch(() => undefined);
  return (problem: CodedProblem | undefined, english: string, place?: "at its field"): string =>
    (translation && problem && translateProblem(problem, translation, locale, place)) ?? english;
}
