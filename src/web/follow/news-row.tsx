import type { FollowNews } from "#domain/follow.ts";
import { cityName } from "#messages/city-name.ts";
import { FavoriteButton } from "#web/favorites/favorite-button.tsx";
import type { FavoriteEvent } from "#web/favorites/favorite-list.ts";
import { EventRow } from "#web/listing/event-row.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import classes from "./news-row.module.css";

interface NewsRowProps {
  event: FavoriteEvent;
  news: FollowNews;
  /** What the organizer wrote with the change. */
  message: string | undefined;
}

/** A new or changed event: what happened to it stands beside its name. */
export function NewsRow({ event, news, message }: NewsRowProps) {
  const { t, locale } = useMessages();
  return (
    <article>
      <EventRow
        event={event}
        size="medium"
        heading="h3"
        badge={
          <span className={classes.badge} data-news={news}>
            {t(`news.kind.${news}`)}
          </span>
        }
        where={[event.venue, cityName(event.city, locale)].join(" · ")}
        hasPrice
        // Where it does not take place, the badge has said so.
        hasMarks={event.status === "scheduled"}
        end={<FavoriteButton eventId={event.id} name={event.name} />}
      >
        {message && (
          <p className={classes.message}>
            {t("news.organizer-writes")} <q {...textProps(message, locale)}>{message}</q>
          </p>
        )}
      </EventRow>
    </article>
  );
}
