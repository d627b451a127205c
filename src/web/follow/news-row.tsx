import { Link } from "react-router";
import type { FollowNews } from "#domain/follow.ts";
import { cityName } from "#messages/city-name.ts";
import { FavoriteButton } from "#web/favorites/favorite-button.tsx";
import type { FavoriteEvent } from "#web/favorites/favorite-list.ts";
import { EventMarks, EventPrice, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
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
  const { id, name, venue } = event;
  const where = [venue, cityName(event.city, locale)].join(" · ");
  return (
    <article className={classes.row}>
      <PosterImage
        event={{ _id: id, image: event.image }}
        width={64}
        height={64}
        className={classes.poster}
      />
      <div className="grow">
        <h3 className={classes.head}>
          <Link
            to={event.url}
            className={classes.name}
            data-off={event.status === "cancelled" ? true : undefined}
            {...textProps(name, locale, event.language)}
          >
            {name}
          </Link>{" "}
          <span className={classes.badge} data-news={news}>
            {t(`news.kind.${news}`)}
          </span>
        </h3>
        <EventWhen event={event} className={classes.when} />
        <p className="muted text-small breakable">
          <span {...textProps(where, locale)}>{where}</span>
          <EventPrice event={event} className={classes.price} />
        </p>
        {message && (
          <p className={classes.message}>
            {t("news.organizer-writes")} <q {...textProps(message, locale)}>{message}</q>
          </p>
        )}
        {/* Where it does not take place, the badge has said so. */}
        {event.status === "scheduled" && <EventMarks event={event} className={classes.marks} isPriceApart />}
      </div>
      <FavoriteButton eventId={id} name={name} />
    </article>
  );
}
