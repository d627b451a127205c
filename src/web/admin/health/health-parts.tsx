import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { HealthReport } from "#contract/health.ts";
import { DAY_STATES } from "#domain/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { State } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconBell } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Loaded } from "../lists.tsx";
import classes from "./health.module.css";
import { toldPeople } from "./health-calls.ts";
import { healthFormat } from "./health-format.ts";

const DAY_TONES = { well: "ok", disturbed: "warn", down: "error", unknown: "off" } as const;

/** The last 90 days, a bar each. */
export function Days({ days }: { days: HealthReport["site"]["days"] }) {
  const { t, locale } = useMessages();
  const format = healthFormat(locale);
  const count = (wanted: string) => days.filter(({ state }) => state === wanted).length;
  const shown = DAY_STATES.filter((state) => count(state) > 0);
  const spoken = shown.map((state) => `${t(`health.day.${state}`)}: ${count(state)}`).join(", ");
  const first = days[0];
  return (
    <>
      <div className={classes.days} role="img" aria-label={`${t("health.days")}: ${spoken}`}>
        {days.map(({ day, state, downMinutes }) => (
          <i
            key={day}
            data-state={state}
            title={[
              format.day.format(Date.parse(day)),
              downMinutes > 0 ? t("health.outage", { count: downMinutes }) : t(`health.day.${state}`),
            ].join(": ")}
          />
        ))}
      </div>
      <div className="flex wrap between gap-16 faint text-tiny" aria-hidden="true">
        <span>{first && format.day.format(Date.parse(first.day))}</span>
        <span className="flex wrap gap-16">
          {shown.map((state) => (
            <State key={state} component="span" tone={DAY_TONES[state]}>
              {t(`health.day.${state}`)}
            </State>
          ))}
        </span>
        <span>{t("health.today")}</span>
      </div>
    </>
  );
}

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
    <section className="grid gap-12 text-small">
      <h2 className="text-h4 strong">{t("health.happened")}</h2>
      {happened.length === 0 && <p className="faint">{t("health.nothing-happened")}</p>}
      <ul className="grid gap-16">
        {happened.map((each) => (
          <li key={`${each.kind} ${each.at} ${each.subject}`}>
            <State
              component="div"
              tone={each.kind === "outage" || each.kind === "source-failing" ? "error" : "ok"}
            >
              <p className="faint">{moment.format(each.at)}</p>
              <p className="semibold">{words(each)}</p>
              {each.kind === "source-failing" && (
                <p className="faint breakable">
                  <bdi>{each.subject}</bdi>
                </p>
              )}
            </State>
          </li>
        ))}
      </ul>
    </section>
  );
}

const RULES_FILE = "deploy/prometheus-alerts.yml";

/** A button that shows whom mails about failures reach, and what tells of the rest. */
export function Told() {
  const { t } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBell size={17} stroke={1.8} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("health.told")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("health.told")}
        closeLabel={t("admin.close")}
      >
        <People />
      </Dialog>
    </>
  );
}

function People() {
  const { t } = useMessages();
  return (
    <Loaded query={useQuery(toldPeople)}>
      {({ hasServer, people }) => (
        <div className="grid gap-12 text-small">
          {!hasServer && <Notice tone="warning">{t("health.no-server")}</Notice>}
          <p>{t("health.told-text")}</p>
          <ul className="grid gap-8">
            {people.map(({ name, email }) => (
              <li key={email} className="card pad breakable">
                <b>
                  <bdi>{name}</bdi>
                </b>
                <br />
                <bdi className="muted">{email}</bdi>
              </li>
            ))}
          </ul>
          <p>{t("health.told-else")}</p>
          <code dir="ltr">{RULES_FILE}</code>
        </div>
      )}
    </Loaded>
  );
}
