import type { Locale } from "#domain/locale.ts";
import { perLocale } from "#messages/per-locale.ts";
import { serverFormattedText } from "#messages/server-formatted-texts.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconMessageLanguage } from "#web/ui/icons.ts";
import classes from "./language-tag.module.css";

/** The language of an event, by its name in the visitor's. */
export function LanguageTag({ language }: { language: string }) {
  const { t, locale } = useMessages();
  const name = nameOf(language, locale);
  if (name === "") return null;
  return (
    <span className={classes.tag}>
      <IconMessageLanguage size={15} stroke={1.9} aria-hidden />
      <span className="visually-hidden">{t("event-page.language")} </span>
      {name}
    </span>
  );
}

const names = perLocale((locale) => new Intl.DisplayNames(locale, { type: "language", fallback: "none" }));
/** Those found: to name a language takes longer than the rest of its tag. */
const known = new Map<string, string>();
const MAX_KNOWN = 500;

function nameOf(language: string, locale: Locale): string {
  const key = `${locale} language ${language}`;
  return serverFormattedText(key, () => {
    if (known.size >= MAX_KNOWN) known.clear();
    const name = known.get(key) ?? foundName(language, locale);
    known.set(key, name);
    return name;
  });
}

function foundName(language: string, locale: Locale): string {
  try {
    const name = names(locale).of(language) ?? "";
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    // Not a language tag.
    return "";
  }
}
