import type { AnnouncementData } from "#contract/pages.ts";
import { eventWords, hourWord, type Mark, type WordedEvent, wallClock } from "#domain/event/words.ts";
import { dayText, hourText, markText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconBan, IconInfoCircle } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-status.module.css";

interface EventStatusProps {
  event: WordedEvent;
  announced?: AnnouncementData | undefined;
}

/** On the event's page, above everything: that it is cancelled, postponed, moved, sold out or over. */
export function EventStatusNotice({ event, announced }: EventStatusProps) {
  const { t, locale } = useMessages();
  const nowMs = useNow();
  const { marks } = eventWords(event, nowMs);
  if (marks.length === 0) return null;
  const thisYear = wallClock(event, nowMs).date.slice(0, 4);
  const dateOf = (date: string, hour: string) =>
    [dayText(date, !date.startsWith(thisYear), locale), hour].filter(Boolean).join(" · ");
  const planned = dateOf(event.date, event.hasTime ? hourText(hourWord(event), locale) : "");

  function sentence({ code }: Mark): string {
    if (code === "postponed") return t("event-page.postponed", { date: planned });
    if (code !== "moved-date" && code !== "moved-time") return t(`event-page.${code}`);
    const before = wallClock(event, Date.parse(event.previousStart ?? event.startsAt));
    // Midnight is the placeholder of an unknown hour.
    const hour = before.time === "00:00" ? "" : hourText({ code: "time", time: before.time }, locale);
    return t("event-page.moved", { before: dateOf(before.date, hour), date: planned });
  }

  function announcement({ at, message }: AnnouncementData): string {
    const date = dayText(wallClock(event, Date.parse(at)).date, true, locale);
    return message ? t("event-page.announced-why", { date, message }) : t("event-page.announced", { date });
  }

  return marks.map((mark) => {
    const Sign = mark.code === "cancelled" ? IconBan : IconInfoCircle;
    return (
      <div key={mark.code} className={classes.status} data-mark={mark.code}>
        <Sign size={26} stroke={2} aria-hidden />
        <div>
          <p className="text-h3 heavy line-140 closer compact-h4">{markText(mark, locale)}</p>
          <p>{sentence(mark)}</p>
          {announced && mark.code === event.status && <p>{announcement(announced)}</p>}
        </div>
      </div>
    );
  });
}
