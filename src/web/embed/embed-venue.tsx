import { urls } from "#contract/urls.ts";
import { indexOfNext, upcomingEvents } from "#domain/upcoming.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventRow } from "#web/listing/event-row.tsx";
import { eventView } from "#web/listing/event-view.ts";
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
      <ul className="above-8">
        {shown.map((event) => {
          const record = recordOf(event, venue, otherRecords);
          return (
            <li key={event._id}>
              <EventRow event={eventView(record, event)} size="tiny" isNewTab>
                {record !== venue && <CategoryTag category={record.category} />}
                <NewTabHint />
              </EventRow>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <a
          className="row beside-4 text-body strong accent touch hover-underline"
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
