import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import classes from "./moderation.module.css";
import { bannedSenders, endBan } from "./moderation-calls.ts";

/** Those whose submissions are refused; folded away, and absent where there are none. */
export function BanList() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { data } = useQuery(bannedSenders);
  if (!data?.bans.length) return null;

  async function accept(id: string): Promise<void> {
    try {
      await endBan(id);
    } catch (error) {
      showToast(reasonOf(error, t("admin.failed")), { tone: "problem" });
    }
    void client.invalidateQueries();
  }

  return (
    <details className={classes.bans}>
      <summary>{t("moderation.bans")}</summary>
      <ul>
        {data.bans.map(({ id, email }) => (
          <li key={id}>
            <span>{email}</span>
            <Button
              variant="default"
              size="sm"
              aria-label={t("moderation.bans-end-spoken", { email })}
              onClick={() => accept(id)}
            >
              {t("moderation.bans-end")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
