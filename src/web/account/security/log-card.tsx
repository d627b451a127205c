import { useState } from "react";
import type { SecurityEntry, SecurityPage } from "#contract/security.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get, reasonOf } from "#web/session/api.ts";
import { deviceName } from "#web/session/device-name.ts";
import { securityDetail } from "#web/session/security-detail.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { LOG_PAGE, logUrl } from "./log-url.ts";
import classes from "./security.module.css";

/** What happened to the account, the newest first. */
export function LogCard({ entries: newest }: { entries: readonly SecurityEntry[] }) {
  const { t, locale } = useMessages();
  const [older, setOlder] = useState<readonly SecurityEntry[]>([]);
  const [isWhole, setIsWhole] = useState(newest.length < LOG_PAGE);
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const entries = [...newest, ...older.filter(({ _id }) => Number(_id) < Number(newest.at(-1)?._id))];

  async function showOlder(): Promise<void> {
    try {
      const page = await get<SecurityPage>(logUrl(entries.at(-1)?._id));
      setOlder([...older, ...page.entries]);
      setIsWhole(page.entries.length < LOG_PAGE);
    } catch (error) {
      showToast(reasonOf(error, t("security.failed")), { tone: "problem" });
    }
  }

  return (
    <section className={classes.card} aria-labelledby="log">
      <h2 id="log" className={classes.title}>
        {t("security.log")}
      </h2>
      <p className={classes.text}>{t("security.log-lead")}</p>
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <li key={entry._id} className={classes.row}>
            <div className="shrink breakable">
              <p className="strong">
                {t(`security.kind.${entry.kind}`)}
                {securityDetail(entry, t)}
              </p>
              <p className="muted text-small">
                {[moments.format(entry.at), deviceName(entry, t), entry.network].filter(Boolean).join(" · ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="default" className="above-12" onClick={showOlder}>
          {t("security.log-older")}
        </Button>
      )}
    </section>
  );
}
