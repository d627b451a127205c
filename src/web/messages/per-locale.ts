import type { Locale } from "#domain/locale.ts";

/** What is the same for everyone of a language is made once: Intl takes longer to make a format than to use it. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale));
    return made.get(locale) as T;
  };
}
