import type { HealthReport } from "#contract/health.ts";
import { DAY_STATES } from "#domain/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./health.module.css";
import { healthFormat } from "./health-format.ts";

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
      <div className={classes.legend} aria-hidden="true">
        <span>{first && format.day.format(Date.parse(first.day))}</span>
        <span className={classes.keys}>
          {shown.map((state) => (
            <span key={state} data-state={state}>
              {t(`health.day.${state}`)}
            </span>
          ))}
        </span>
        <span>{t("health.today")}</span>
      </div>
    </>
  );
}
