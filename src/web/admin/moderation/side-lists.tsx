import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { sourceList } from "../sources/source-calls.ts";
import { sourceUrls } from "../sources/source-urls.ts";
import classes from "./moderation.module.css";
import { bannedSendersQuery, endBan } from "./moderation-calls.ts";

/** Sources whose rows wait for a review, for those who may review them. */
export function WaitingSources() {
  const { t } = useMessages();
  const { data } = useQuery(sourceList);
  const waiting = data?.filter((source) => source.waiting > 0) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className="text-body strong">{t("moderation.sources")}</h2>
      <ul>
        {waiting.map(({ id, name, waiting: rows, lastRun }) => (
          <li key={id} className="row between gap-8 touch breakable">
            <Link
              to={lastRun?.state === "review" ? sourceUrls.run(id, lastRun.id) : sourceUrls.source(id)}
              className="accent semibold"
            >
              {name}
            </Link>
            <Badge tone="warn">{t("moderation.source-rows", { count: rows })}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those whose submissions are refused; folded away, and absent where there are none. */
export function BanList() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { data } = useQuery(bannedSendersQuery);
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
    <details className={classes.part}>
      <summary className="control strong">{t("moderation.bans")}</summary>
      <ul>
        {data.bans.map(({ id, email }) => (
          <li key={id} className="row between gap-8 touch breakable">
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
