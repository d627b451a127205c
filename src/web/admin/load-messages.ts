import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { load } from "#messages/parts/admin.ts";

// Waited for by the page's code, so that nothing is shown before its words are here. The server knows them already.
if (typeof document !== "undefined") await load(localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE);
