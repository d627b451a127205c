import { useQuery } from "@tanstack/react-query";
import { useMapData, useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { timeline } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { Bar } from "./bar.tsx";
import { StripSkeleton } from "./day-strip.tsx";
import { eveningOf } from "./evening.ts";
import classes from "./timeline.module.css";

/** From this share of the strip on its time fits before the line. */
const LATE = 0.2;

/** Tonight by half hours, with a line at the present minute. */
export function EveningStrip() {
  const { t } = useMessages();
  const { filter } = useMapFilter();
  const view = useMapView();
  const { listed } = useMapData();
  const nowMs = useNow();
  const { data } = useQuery(timeline(view?.bounds, filter, 1, view !== undefined));
  if (!data?.halfHours) return <StripSkeleton />;
  const { halfHours, now } = eveningOf(data.halfHours, listed, nowMs);
  const most = Math.max(1, ...halfHours.map(({ events }) => events));
  return (
    <ol className={`${classes.strip} ${classes.evening}`} aria-label={t("timeline.hours")}>
      {halfHours.map(({ time, events, categories }) => {
        const label = t("timeline.day", { day: time, count: events });
        return (
          <li key={time} className={classes.day} title={label}>
            <span className="visually-hidden">{label}</span>
            <Bar share={events / most} categories={categories} />
            <span className={classes.hour} aria-hidden>
              {time.endsWith(":00") ? time : "\u00a0"}
            </span>
          </li>
        );
      })}
      {now && (
        <li
          className={classes.now}
          style={{ insetInlineStart: `${now.share * 100}%` }}
          data-late={now.share > LATE || undefined}
          aria-hidden
        >
          <span>{now.time}</span>
        </li>
      )}
    </ol>
  );
}
