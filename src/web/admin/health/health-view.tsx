import { useQuery } from "@tanstack/react-query";
import type { HealthReport } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { HEALTH_STATES } from "#domain/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed } from "#web/session/api.ts";
import { Sign, State } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { IconAlertTriangle, IconCheck, IconCopy } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { OverHeading, Page, Section, Split } from "#web/ui/page.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import { Loaded } from "../lists.tsx";
import { health, REFRESH_MS } from "./health-calls.ts";
import { healthFormat } from "./health-format.ts";
import { HealthRow } from "./health-line.tsx";
import { type HealthLine, healthLines, reportText } from "./health-lines.ts";
import { Days, Happened, Told } from "./health-parts.tsx";
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
  const query = useQuery(health);
  const { data, error } = query;
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
      <Page title={t("admin.view.health")}>
        {isAway && <Notice tone="error">{t("health.unreachable")}</Notice>}
        <Loaded query={query}>{() => null}</Loaded>
      </Page>
    );

  const { site, happened, at } = data;
  const answered =
    site.calls === 0
      ? t("health.no-calls")
      : [
          t("health.answered", { share: format.share((site.calls - site.failures) / site.calls, 2) }),
          site.medianMs !== null && t("health.median", { time: format.milliseconds(site.medianMs) }),
        ]
          .filter(Boolean)
          .join(" · ");
  return (
    <Split side="20.5rem" isWhole>
      <Page
        title={t("admin.view.health")}
        lead={
          <State component="span" tone={error ? "error" : "ok"} className="text-small">
            {error
              ? t("health.last-known", { time: format.clock.format(at) })
              : t("health.checked", { time: format.clock.format(at), seconds: REFRESH_MS / 1_000 })}
          </State>
        }
        tools={
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={17} stroke={1.8} aria-hidden />}
              onClick={() => void copy(data)}
            >
              {t("health.copy")}
            </Button>
            <Told />
          </>
        }
      >
        <Section>
          <div className="row gap-16">
            <Sign Icon={error ? IconAlertTriangle : IconCheck} tone={error ? "error" : "ok"} size={44} />
            <div>
              {/* Said when it changes, not every few seconds. */}
              <h2 className="text-h4 heavy" aria-live="polite">
                {headline}
              </h2>
              <p className="faint text-small">{answered}</p>
            </div>
          </div>
          <Days days={site.days} />
        </Section>
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <Group key={group} name={group} lines={lines} />
        ))}
      </Page>
      <aside>
        <div className="grid gap-24 pad">
          <VersionPanel backupAt={data.checks.backup.lastAt} nowMs={at} />
          <Happened happened={happened} />
          <section className="quote text-small">
            <h2 className="strong">{t("health.watch")}</h2>
            <p>{t("health.watch-text")}</p>
            <p>
              <code dir="ltr">{routes.metrics}</code> {t("health.with-token")}
            </p>
            <p>
              <code dir="ltr">{routes.health}</code> · <code dir="ltr">{routes.readiness}</code>
            </p>
          </section>
        </div>
      </aside>
    </Split>
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
    <section className="grid gap-8 below">
      <OverHeading>{t(`health.group-of.${name}`)}</OverHeading>
      <ul className="card">
        {own.map((line) => (
          <HealthRow key={line.name} line={line} />
        ))}
      </ul>
    </section>
  );
}
