import type { PageContext } from "#contract/pages.ts";
import { chooseLocale } from "#domain/locale.ts";

/** The file with the map's texts, which `load-messages.ts` loads: announced by the page, it comes with the scripts. */
export function messagesFile({ languageFiles }: PageContext, { headers }: Request): string | undefined {
  const locale = chooseLocale(headers.get("accept-language"), headers.get("cookie"));
  return languageFiles[`${locale}/map`];
}
