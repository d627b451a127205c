import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import type { Translated } from "#web/messages/catalogue.ts";
import { registerLanguage } from "#web/messages/catalogues.ts";
import type { organize } from "#web/messages/en/organize.ts";

const parts: Record<Locale, () => Promise<{ organize: Translated<typeof organize> }>> = {
  en: () => import("#web/messages/en/organize.ts"),
  bg: () => import("#web/messages/bg/organize.ts"),
};

// Waited for by the page's code, so that nothing is shown before its words are here. The server knows them already.
if (typeof document !== "undefined") {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  registerLanguage(locale, (await parts[locale]()).organize);
}
