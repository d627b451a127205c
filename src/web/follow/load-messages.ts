import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import type { Translated } from "#web/messages/catalogue.ts";
import { registerLanguage } from "#web/messages/catalogues.ts";
import type { following } from "#web/messages/en/following.ts";

const parts: Record<Locale, () => Promise<{ following: Translated<typeof following> }>> = {
  en: () => import("#web/messages/en/following.ts"),
  bg: () => import("#web/messages/bg/following.ts"),
};

// Waited for by the page's code, so that nothing is shown before its words are here. The server knows them already.
if (typeof document !== "undefined") {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  registerLanguage(locale, (await parts[locale]()).following);
}
