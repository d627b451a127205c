import classes from "./english-only.module.css";
import { useMessages } from "./messages-provider.tsx";

/** Shown to visitors who read the rest of the product in another language. */
export function EnglishOnly() {
  const { t, locale } = useMessages();
  return locale === "en" ? null : <p className={classes.note}>{t("content.english-only")}</p>;
}
