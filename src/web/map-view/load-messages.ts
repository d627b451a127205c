import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { loadPart } from "#messages/load-part.ts";

// Waited for by the pages with a map, which announce the file. The server knows its texts already.
if (typeof document !== "undefined")
  await loadPart(localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE, "map");
