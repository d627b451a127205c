import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import type { Translated } from "#web/messages/catalogue.ts";
import { registerLanguage } from "#web/messages/catalogues.ts";
import type { submit } from "#web/messages/en/submit.ts";

const parts: Record<Locale, () => Promise<{ submit: Translated<typeof submit> }>> = {
  en: () => import("#web/messages/en/submit.ts"),
  bg: () => import("#web/messages/bg/submit.ts"),
};

// Waited for by the code that shows them. The server knows them already.
if (typeof document !== "undefined") {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  registerLanguage(locale, (await parts[locale]()).submit);
}
