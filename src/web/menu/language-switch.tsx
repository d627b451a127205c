import type { FocusEvent, KeyboardEvent } from "react";
import { urls } from "#contract/urls.ts";
import { LOCALES, languageName } from "#domain/locale.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconLanguage } from "#web/ui/icons.ts";
import classes from "./language-switch.module.css";

/** The page's language, which opens to a link to the page in each other one, named as its speakers name it. */
export function LanguageSwitch() {
  const { locale } = useMessages();
  const close = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    currentTarget.open = false;
  };
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) =>
    event.currentTarget.contains(event.relatedTarget) || close(event);
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.stopPropagation();
    event.preventDefault();
    close(event);
    event.currentTarget.querySelector("summary")?.focus();
  };
  return (
    <details className="relative" onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary className={classes.name}>
        <IconLanguage size={18} stroke={1.8} aria-hidden />
        <span>{languageName(locale)}</span>
      </summary>
      <ul className={classes.others}>
        {LOCALES.filter((each) => each !== locale).map((each) => (
          <li key={each}>
            <a
              href={urls.language(each)}
              lang={each}
              dir="auto"
              hrefLang={each}
              rel="nofollow"
              className={classes.name}
            >
              <span>{languageName(each)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
