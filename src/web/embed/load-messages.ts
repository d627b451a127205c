import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { loadPart } from "#messages/load-part.ts";

// Waited for by the page that makes embeds. The server knows them already.
if (typeof document !== "undefined")
  await loadPart(localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE, "embedMaker");
