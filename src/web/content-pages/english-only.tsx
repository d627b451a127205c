import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./english-only.module.css";

/** Told to visitors who read the rest of the product in another language. */
export function EnglishOnly() {
  const { t, locale } = useMessages();
  return locale === "en" ? null : <p className={classes.note}>{t("content.english-only")}</p>;
}
