import { Link } from "react-router";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import type { ListedEvent } from "#web/listing/listed-event.ts";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconWalk } from "#web/ui/icons.ts";
import { EventSection } from "./event-section.tsx";
import classes from "./nearby-events.module.css";

export interface ListedNearby extends ListedEvent {
  walkMinutes: number;
}

/** What is on within a walk around the same hour. */
export function NearbyEvents({ title, events }: { title: string; events: ListedNearby[] }) {
  const { t, locale } = useMessages();
  return (
    <EventSection title={title} events={events} width="20rem">
      {(event) => (
        <Link to={event.url} className={classes.card}>
          <PosterImage
            event={{ _id: event.id, image: event.image }}
            width={96}
            height={120}
            className={classes.poster}
          />
          <span className={classes.words}>
            <span className={classes.category} style={{ color: `var(--${event.category})` }}>
              <CategoryGlyph category={event.category} size={15} />
              {t(`category.${event.category}`)}
            </span>
            <span className={classes.name} {...textProps(event.name, locale, event.language)}>
              {event.name}
            </span>
            <span className={classes.venue} {...textProps(event.venue, locale)}>
              {event.venue}
            </span>
            <EventWhen event={event} className={classes.when} />
            <EventMarks event={event} className={classes.marks} />
            <span className={classes.walk}>
              <IconWalk size={17} stroke={1.8} aria-hidden />
              {t("event-page.walk", { minutes: event.walkMinutes })}
            </span>
          </span>
        </Link>
      )}
    </EventSection>
  );
}
