import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { load } from "#messages/parts/embed-maker.ts";

// Waited for by the page that makes embeds. The server knows them already.
if (typeof document !== "undefined") await load(localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE);
