import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./submit-form.module.css";

/** Beside the label of a field that may stay empty. */
export function Optional() {
  const { t } = useMessages();
  return <span className={classes.optional}>{t("submit.optional")}</span>;
}
