import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import { urls } from "#contract/urls.ts";
import { LOCALES, languageName } from "#domain/locale.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./language-switch.module.css";

/** A link to the page in each other language, named as its speakers name it. */
export function LanguageSwitch() {
  const { locale } = useMessages();
  return LOCALES.filter((each) => each !== locale).map((each) => (
    <a
      key={each}
      href={urls.language(each)}
      lang={each}
      hrefLang={each}
      rel="nofollow"
      className={classes.switch}
    >
      <IconLanguage size={18} stroke={1.8} aria-hidden />
      {languageName(each)}
    </a>
  ));
}
