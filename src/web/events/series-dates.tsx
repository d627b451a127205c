import { Link } from "react-router";
import { wallClock } from "#domain/event/words.ts";
import { dayText } from "#messages/event-words.ts";
import type { FurtherDate } from "#web/listing/event-view.ts";
import { machineTime } from "#web/listing/event-when.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./series-dates.module.css";

interface SeriesDatesProps {
  event: Parameters<typeof wallClock>[0];
  dates: readonly FurtherDate[];
  /** The address of this page. */
  path: string;
}

/** The dates of a series, each leading to its page; this one is marked. */
export function SeriesDates({ event, dates, path }: SeriesDatesProps) {
  const { t, locale } = useMessages();
  const thisYear = wallClock(event, useNow()).date.slice(0, 4);
  if (dates.length < 2) return null;
  return (
    <nav aria-label={t("event-page.dates")} className="flex wrap gap-8 above-16 not-print">
      {dates.map(({ date, time, url }) => (
        <Link key={url} to={url} className={classes.date} aria-current={url === path ? "page" : undefined}>
          <time dateTime={machineTime({ date, time })}>
            {dayText(date, !date.startsWith(thisYear), locale)}
          </time>
        </Link>
      ))}
    </nav>
  );
}
