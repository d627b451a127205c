import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";
import type { Translated } from "#web/messages/catalogue.ts";
import { registerLanguage } from "#web/messages/catalogues.ts";
import type { map } from "#web/messages/en/map.ts";

const parts: Record<Locale, () => Promise<{ map: Translated<typeof map> }>> = {
  en: () => import("#web/messages/en/map.ts"),
  bg: () => import("#web/messages/bg/map.ts"),
};

// Waited for by the pages with a map, which announce the file. The server knows its texts already.
if (typeof document !== "undefined") {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  registerLanguage(locale, (await parts[locale]()).map);
}
