import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./new-dot.module.css";

/** Beside what was published since the last visit and not opened yet. */
export function NewDot() {
  const { t } = useMessages();
  return (
    <span className={classes.dot}>
      <span className="visually-hidden">{t("list.new")}</span>
    </span>
  );
}
