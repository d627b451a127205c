import { useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconAlertTriangle } from "#web/ui/icons.ts";
import classes from "./failing-notice.module.css";

/** Shown while a call fails, which MapAnnouncer says; it is retried automatically, or at once by the button. */
export function FailingNotice() {
  const { t } = useMessages();
  const client = useQueryClient();
  const retry = () =>
    client.refetchQueries({ type: "active", predicate: ({ state }) => state.fetchFailureCount > 0 });
  return (
    <div className={classes.notice}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <p>{t("list.failing")}</p>
      <Button variant="default" onClick={retry}>
        {t("list.retry")}
      </Button>
    </div>
  );
}
