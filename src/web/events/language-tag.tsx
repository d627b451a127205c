import IconMessageLanguage from "@tabler/icons-react/dist/esm/icons/IconMessageLanguage.mjs";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./language-tag.module.css";

/** The language of an event, by its name in the visitor's. */
export function LanguageTag({ language }: { language: string }) {
  const { t, locale } = useMessages();
  const name = nameOf(language, locale);
  if (name === undefined) return null;
  return (
    // Servers and browsers may have different names.
    <span className={classes.tag} suppressHydrationWarning>
      <IconMessageLanguage size={15} stroke={1.9} aria-hidden />
      <span className="visually-hidden">{t("event-page.language")} </span>
      {name}
    </span>
  );
}

function nameOf(language: string, locale: string): string | undefined {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(language);
    return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    // Not a language tag.
    return undefined;
  }
}
