import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { load } from "#messages/parts/map.ts";

// Waited for by the pages with a map, which announce the file. The server knows its texts already.
if (typeof document !== "undefined") await load(localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE);
