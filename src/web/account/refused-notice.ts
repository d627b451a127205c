import { chooseLocale } from "#domain/locale.ts";
import { refusalNamed } from "#web/messages/refusal-text.ts";
import { translatorFor } from "#web/messages/translate.ts";
import type { FormNotice } from "#web/session/sign-in/use-account-form.ts";

/** What the server refused of a form that was sent without script; the address carries the name of the refusal. */
export async function refusedNotice({ url, headers }: Request): Promise<FormNotice | undefined> {
  const { refused, ...values } = Object.fromEntries(new URL(url).searchParams);
  if (refused === undefined) return undefined;
  const locale = chooseLocale(headers.get("accept-language"), headers.get("cookie"));
  const text = await refusalNamed(refused, values, locale);
  return {
    tone: refused === "confirmFirst" ? "warning" : "error",
    text: text ?? translatorFor(locale)("account.failed"),
  };
}
