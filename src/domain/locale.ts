/** Each language but English has its file in `src/messages/po`. */
const LANGUAGES = {
  en: { name: "English" },
  bg: { name: "български", script: "Cyrillic" },
  de: { name: "Deutsch" },
  fr: { name: "français" },
  es: { name: "español" },
  it: { name: "italiano" },
  pt: { name: "Português (Brasil)" },
  pl: { name: "polski" },
  ro: { name: "română" },
  el: { name: "Ελληνικά", script: "Greek" },
  tr: { name: "Türkçe" },
  uk: { name: "українська", script: "Cyrillic" },
  ar: { name: "العربية", isRightToLeft: true, script: "Arabic" },
  ja: { name: "日本語", script: "Japanese" },
} satisfies Record<string, Language>;

interface Language {
  /** As its speakers name it. */
  name: string;
  isRightToLeft?: boolean;
  /** Latin, unless it is named. */
  script?: Script;
}

export type Script = "Latin" | "Cyrillic" | "Greek" | "Arabic" | "Japanese";

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];
export const DEFAULT_LOCALE: Locale = "en";

export const languageName = (locale: Locale): string => LANGUAGES[locale].name;

/** The letters that the language is written in. */
export function scriptOf(locale: Locale): Script {
  const language: Language = LANGUAGES[locale];
  return language.script ?? "Latin";
}

/** The direction of the language's writing, as HTML names it. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  const language: Language = LANGUAGES[locale];
  return language.isRightToLeft ? "rtl" : "ltr";
}

/** Remembers a language that was chosen by hand. */
export const LANGUAGE_COOKIE = "language";
const YEAR_SECONDS = 31_536_000;

/** The header that has a browser remember a language. */
export function languageCookie(locale: Locale, isSecure: boolean): string {
  const cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

const CHOSEN = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=(\\w+)`);

export function localeOf(text: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The parameter of an address that asks for a language. */
export const LANGUAGE_PARAMETER = "lang";
const ASKED = new RegExp(`(?:^|[?&])${LANGUAGE_PARAMETER}=(\\w+)`);

/** The language that an address asks for, by its query. */
export function askedLocale(search: string): Locale | undefined {
  return localeOf(ASKED.exec(search)?.[1]);
}

/** Browsers started in a POSIX locale report "C" or "en-US@posix"; encoding and modifier are no part of a tag. */
const POSIX_SUFFIX = /[.@][\s\S]*/;
/** What every tag begins with: to refuse the rest by an exception takes longer than all else of a choice. */
const TAG_START = /^[a-z]{2}/i;

/** A language tag that Intl accepts, from what a browser or a header reports; undefined where there is none in it. */
export function languageTag(reported: string | undefined): string | undefined {
  const candidate = (reported ?? "").trim().replace(POSIX_SUFFIX, "").replaceAll("_", "-");
  if (!TAG_START.test(candidate)) return undefined;
  try {
    return Intl.getCanonicalLocales(candidate)[0];
  } catch {
    return undefined;
  }
}

/** The language chosen by hand, or else the first supported one of the browser's list. */
export function chooseLocale(acceptLanguage: string | null, cookies: string | null = null): Locale {
  const chosen = CHOSEN.exec(cookies ?? "")?.[1];
  return localeOf(chosen) ?? preferredLocale(acceptLanguage ?? "") ?? DEFAULT_LOCALE;
}

/** Whether a browser's list names one of our languages. */
export function asksForLocale(acceptLanguage: string | null): boolean {
  return preferredLocale(acceptLanguage ?? "") !== undefined;
}

/** Regional variants count as their language. */
function preferredLocale(acceptLanguage: string): Locale | undefined {
  const wishes = acceptLanguage
    .split(",")
    .map((wish) => {
      const [tag, ...options] = wish.trim().toLowerCase().split(";");
      const quality = options.map((option) => option.trim()).find((option) => option.startsWith("q="));
      return { language: languageTag(tag)?.split("-")[0], weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map(({ language }) => localeOf(language)).find((locale) => locale !== undefined);
}
