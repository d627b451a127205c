import { urls } from "#contract/urls.ts";
import { indexOfNext, upcomingEvents } from "#domain/upcoming.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useOpenVenue } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { recordOf } from "#web/map-view/record-of.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconButton } from "#web/ui/button.tsx";
import { IconX } from "#web/ui/icons.ts";
import { useEscape } from "#web/ui/use-escape.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./embed-venue.module.css";

const SHOWN = 3;

/** The venue that was picked, with its next events. */
export function EmbedVenue() {
  const { t, locale } = useMessages();
  const { venue, otherRecords } = useOpenVenue();
  const { close } = usePanels();
  const nowMs = useNow();
  useEscape(true, close);
  if (!venue) return null;
  const records = [venue, ...otherRecords];
  const events = upcomingEvents(
    records.flatMap((record) => record.events),
    nowMs,
  );
  const first = indexOfNext(events, nowMs);
  const shown = events.slice(first, first + SHOWN);
  const left = events.length - shown.length;
  return (
    <section className={classes.card} aria-label={venue.name}>
      <header className={classes.head}>
        <div>
          <CategoryTag category={venue.category} />
          <h1 {...textProps(venue.name, locale)}>{venue.name}</h1>
        </div>
        <IconButton size={44} variant="subtle" aria-label={t("embed.close")} onClick={close}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </IconButton>
      </header>
      <ul className={classes.events}>
        {shown.map((event) => {
          const record = recordOf(event, venue, otherRecords);
          return (
            <li key={event._id}>
              <a
                className={classes.event}
                href={urls.eventPage({
                  location: record.slug,
                  category: record.category,
                  name: event.slug,
                  date: event.date,
                })}
                target="_blank"
                rel="noopener"
              >
                <PosterImage event={event} width={48} height={48} className={classes.poster} />
                <span className={classes.words}>
                  <span className={classes.name} {...textProps(event.name, locale, event.language)}>
                    {event.name}
                  </span>
                  <EventWhen event={event} />
                  <EventMarks event={event} />
                  {record !== venue && <CategoryTag category={record.category} />}
                  <NewTabHint />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <a
          className={classes.more}
          href={urls.venuePage(venue.slug, venue.category)}
          target="_blank"
          rel="noopener"
        >
          {t("embed.more", { count: left })}
          <NewTabHint />
        </a>
      )}
    </section>
  );
}
