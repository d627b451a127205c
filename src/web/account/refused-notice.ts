import { ERROR_MESSAGES, type ErrorCode } from "#contract/error-messages.ts";
import { fillIn } from "#contract/fill-in.ts";
import { chooseLocale, type Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/translate.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import type { FormNotice } from "#web/session/sign-in/use-account-form.ts";

/** What the server refused of a form that was sent without script; the address carries the code and its parameters. */
export async function refusedNotice({ url, headers }: Request): Promise<FormNotice | undefined> {
  const { refused, ...params } = Object.fromEntries(new URL(url).searchParams);
  if (refused === undefined) return undefined;
  const locale = chooseLocale(headers.get("accept-language"), headers.get("cookie"));
  return {
    tone: refused === "confirmFirst" ? "warning" : "error",
    text: (await messageOf(refused, params, locale)) ?? translatorFor(locale)("account.failed"),
  };
}

async function messageOf(
  code: string,
  params: Record<string, string>,
  locale: Locale,
): Promise<string | undefined> {
  if (!Object.hasOwn(ERROR_MESSAGES, code)) return undefined;
  // Known codes only: an address cannot inject text into the page.
  const safe = Object.fromEntries(Object.entries(params).filter(([, value]) => /^\w{1,20}$/.test(value)));
  const translation = await errorTranslation(locale);
  return translation
    ? translateProblem({ code, params: safe }, translation, locale)
    : fillIn(ERROR_MESSAGES[code as ErrorCode], safe, (value) => value);
}
