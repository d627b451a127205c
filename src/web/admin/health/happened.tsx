import type { HealthReport } from "#contract/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import list from "./happened.module.css";
import classes from "./health.module.css";
import { healthFormat } from "./health-format.ts";

type Happening = HealthReport["happened"][number];

/** Starts, backups, outages and failures of late. */
export function Happened({ happened }: { happened: readonly Happening[] }) {
  const { t, locale } = useMessages();
  const { moment } = healthFormat(locale);

  function words({ kind, subject, minutes }: Happening): string {
    if (kind === "started") return t("health.started", { version: subject });
    if (kind === "backup") return t("health.backed-up");
    return kind === "outage" ? t("health.outage", { count: minutes }) : t("health.source-failing");
  }

  return (
    <section>
      <h2 className={classes.heading}>{t("health.happened")}</h2>
      {happened.length === 0 && <p className={classes.detail}>{t("health.nothing-happened")}</p>}
      <ul className={list.happened}>
        {happened.map((each) => (
          <li key={`${each.kind} ${each.at} ${each.subject}`} data-kind={each.kind}>
            <p className={classes.detail}>{moment.format(each.at)}</p>
            <p className={classes.name}>{words(each)}</p>
            {each.kind === "source-failing" && (
              <p className={classes.detail}>
                <bdi>{each.subject}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
