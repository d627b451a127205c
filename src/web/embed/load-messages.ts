import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import type { Translated } from "#web/messages/catalogue.ts";
import { registerLanguage } from "#web/messages/catalogues.ts";
import type { embedMaker } from "#web/messages/en/embed-maker.ts";

const parts: Record<Locale, () => Promise<{ embedMaker: Translated<typeof embedMaker> }>> = {
  en: () => import("#web/messages/en/embed-maker.ts"),
  bg: () => import("#web/messages/bg/embed-maker.ts"),
};

// Waited for by the page that makes embeds. The server knows them already.
if (typeof document !== "undefined") {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  registerLanguage(locale, (await parts[locale]()).embedMaker);
}
