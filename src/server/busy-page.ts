import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import type { PlainPage } from "./platform/http/plain-page.ts";

/** What a browser shows while too many ask at once. */
export function busyPage(language: Locale, siteName: string): PlainPage {
  const t = translatorFor(language);
  const title = t("busy.title");
  // The empty address is the page's own.
  const body = `<h1>${title}</h1><p>${t("busy.text")}</p><p><a href="">${t("busy.again")}</a></p>`;
  return { language, title, siteName, body };
}
