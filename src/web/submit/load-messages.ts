import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { load } from "#messages/parts/submit.ts";

// Waited for by the code that shows them. The server knows them already.
if (typeof document !== "undefined") await load(localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE);
