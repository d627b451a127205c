import { Link } from "react-router";
import { DAY_MS } from "#domain/time.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconMapPin } from "#web/ui/icons.ts";
import { EventCountdown } from "./event-countdown.tsx";
import { FavoriteButton } from "./favorite-button.tsx";
import classes from "./favorite-item.module.css";
import type { FavoriteEvent } from "./favorite-list.ts";
import { ReminderButton } from "./reminder-button.tsx";

export function FavoriteItem({ event, nowMs }: { event: FavoriteEvent; nowMs: number }) {
  const { t, locale } = useMessages();
  const { id, name, venue } = event;
  const startMs = Date.parse(event.startsAt);
  const where = t("favorites.where", {
    venue,
    city: cityName(event.city, locale),
    country: countryName(event.country, locale),
  });
  return (
    <article className={classes.item}>
      <PosterImage
        event={{ _id: id, image: event.image }}
        width={128}
        height={128}
        className={classes.poster}
      />
      <div className={classes.text}>
        <CategoryTag category={event.category} />
        <h2 className={classes.name} {...textProps(name, locale, event.language)}>
          <Link to={event.url}>{name}</Link>
        </h2>
        <EventWhen event={event} className={classes.when} />
        <p className={classes.where} {...textProps(where, locale)}>
          <IconMapPin size={15} stroke={1.8} aria-hidden />
          {where}
        </p>
        <EventMarks event={event} className={classes.marks} />
      </div>
      <div className={classes.countdown}>
        {/* Nothing to wait for without an hour, or where it does not take place. */}
        {event.hasTime && event.status === "scheduled" && <EventCountdown startMs={startMs} nowMs={nowMs} />}
      </div>
      <div className={classes.buttons}>
        <FavoriteButton eventId={id} name={name} />
        <ReminderButton eventId={id} name={name} isTooLate={startMs - nowMs < DAY_MS} />
      </div>
    </article>
  );
}
