import type { Locale } from "#domain/locale.ts";

/** Memoizes per language: Intl takes longer to make a format than to use it. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale));
    return made.get(locale) as T;
  };
}
