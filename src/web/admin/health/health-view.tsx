import { useQuery } from "@tanstack/react-query";
import type { HealthReport } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { HEALTH_STATES } from "#domain/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { IconAlertTriangle, IconCheck, IconCopy } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import view from "../view.module.css";
import { Days } from "./days.tsx";
import { Happened } from "./happened.tsx";
import classes from "./health.module.css";
import { health, REFRESH_MS } from "./health-calls.ts";
import { healthFormat } from "./health-format.ts";
import { HealthRow } from "./health-line.tsx";
import { type HealthLine, healthLines, reportText } from "./health-lines.ts";
import { Told } from "./told.tsx";
import { VersionPanel } from "./version-panel.tsx";

const GROUPS = {
  look: ["failing", "warning"],
  well: ["good"],
  rest: ["unknown", "off"],
} as const satisfies Record<string, readonly HealthLine["state"][]>;

/** How the site is; renewed every few seconds, with what was known last while the server does not answer. */
export function HealthView() {
  const messages = useMessages();
  const { t, locale } = messages;
  const { data, error, refetch } = useQuery(health);
  const format = healthFormat(locale);
  const isAway = error instanceof CallFailed && error.status === 503;
  const known = data && healthLines(data, messages);
  const lines = known?.map((line) =>
    isAway && line.name === "database"
      ? { name: line.name, state: "failing" as const, words: t("health.unreachable") }
      : line,
  );
  const looks = lines?.filter(({ state }) => GROUPS.look.some((each) => each === state)).length ?? 0;
  const headline =
    isAway || error
      ? t("health.no-answer")
      : looks > 0
        ? t("health.works-look", { count: looks })
        : t("health.works");

  async function copy(report: HealthReport): Promise<void> {
    const head = [headline, new Date(report.at).toISOString(), report.checks.processes.versions.join(", ")];
    if (await copyText(reportText(lines!, messages, head)))
      showToast(t("health.copied"), { stayMs: GLANCE_MS });
    else showToast(t("health.copy-failed"), { tone: "problem" });
  }

  if (!data || !lines)
    return (
      <div className={view.page}>
        <h1 className={view.title}>{t("admin.view.health")}</h1>
        {error ? (
          <>
            <Notice tone="error">{isAway ? t("health.unreachable") : t("admin.list-failed")}</Notice>
            <Button variant="default" className={view.way} onClick={() => refetch()}>
              {t("admin.retry")}
            </Button>
          </>
        ) : (
          <p role="status">{t("admin.loading")}</p>
        )}
      </div>
    );

  const { site, happened, at } = data;
  const isWell = !error && looks === 0;
  return (
    <div className={classes.screen}>
      <div className={classes.main}>
        <div className={classes.head}>
          <div>
            <h1 className={classes.title}>{t("admin.view.health")}</h1>
            <p className={classes.checked} data-stale={error ? true : undefined}>
              {error
                ? t("health.last-known", { time: format.clock.format(at) })
                : t("health.checked", { time: format.clock.format(at), seconds: REFRESH_MS / 1_000 })}
            </p>
          </div>
          <div className="flex wrap gap-8">
            <Button
              variant="default"
              leftSection={<IconCopy size={17} stroke={1.8} aria-hidden />}
              onClick={() => void copy(data)}
            >
              {t("health.copy")}
            </Button>
            <Told />
          </div>
        </div>
        <section className={`${view.card} ${classes.summary}`}>
          <div className={classes.verdict} data-state={error ? "failing" : isWell ? "good" : "warning"}>
            <span className={classes.sign}>
              {error ? <IconAlertTriangle size={22} aria-hidden /> : <IconCheck size={22} aria-hidden />}
            </span>
            <div>
              {/* Said when it changes, not every few seconds. */}
              <h2 aria-live="polite">{headline}</h2>
              <p className={classes.detail}>
                {site.calls === 0
                  ? t("health.no-calls")
                  : [
                      t("health.answered", {
                        share: format.share((site.calls - site.failures) / site.calls, 2),
                      }),
                      site.medianMs !== null &&
                        t("health.median", { time: format.milliseconds(site.medianMs) }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
              </p>
            </div>
          </div>
          <Days days={site.days} />
        </section>
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <Group key={group} name={group} lines={lines} />
        ))}
      </div>
      <aside className={classes.aside}>
        <VersionPanel backupAt={data.checks.backup.lastAt} nowMs={at} />
        <Happened happened={happened} />
        <section className={classes.watch}>
          <h2>{t("health.watch")}</h2>
          <p>{t("health.watch-text")}</p>
          <p>
            <code dir="ltr">{routes.metrics}</code> {t("health.with-token")}
          </p>
          <p>
            <code dir="ltr">{routes.health}</code> · <code dir="ltr">{routes.readiness}</code>
          </p>
        </section>
      </aside>
    </div>
  );
}

function Group({ name, lines }: { name: keyof typeof GROUPS; lines: readonly HealthLine[] }) {
  const { t } = useMessages();
  const states: readonly HealthLine["state"][] = GROUPS[name];
  const own = lines
    .filter(({ state }) => states.includes(state))
    .toSorted((one, other) => HEALTH_STATES.indexOf(one.state) - HEALTH_STATES.indexOf(other.state));
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className={classes.over}>{t(`health.group-of.${name}`)}</h2>
      <ul className={classes.lines}>
        {own.map((line) => (
          <HealthRow key={line.name} line={line} />
        ))}
      </ul>
    </section>
  );
}
