import IconCalendarPlus from "@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconShare2 from "@tabler/icons-react/dist/esm/icons/IconShare2.mjs";
import { Link } from "react-router";
import type { Event, Venue } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { FavoriteButton } from "#web/favorites/favorite-button.tsx";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventMarks, EventWhen } from "#web/listing/event-when.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import classes from "./event-card.module.css";

interface EventCardProps {
  event: Event;
  venue: Venue;
  /** Whether it is of another category than the venue that is shown, which is then told. */
  isOtherCategory?: boolean;
  isLazy: boolean;
  /** Asks a guest to sign in, for the heart. */
  onGuest(): void;
  onShare(title: string, url: string): void;
}

/** One event of a venue, with everything that can be done with it. */
export function EventCard({
  event,
  venue,
  isOtherCategory = false,
  isLazy,
  onGuest,
  onShare,
}: EventCardProps) {
  const { t, locale } = useMessages();
  const isAdmin = useAccount()?.role === ADMIN_ROLE;
  const { name } = event;
  const address = {
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  };
  const page = urls.eventPage(address);
  const pageUrl = () => new URL(page, window.location.origin).href;

  return (
    <article className={classes.card}>
      <PosterImage event={event} width={348} height={200} className={classes.poster} isLazy={isLazy} />
      <div className={classes.text}>
        {isOtherCategory && (
          <p className={classes.category}>
            <CategoryTag category={venue.category} />
          </p>
        )}
        <h4 className={classes.name} {...textProps(name, locale, event.language)}>
          <Link to={page}>{name}</Link>
        </h4>
        <p className={classes.when}>
          <IconClock size={17} stroke={1.8} aria-hidden />
          <EventWhen event={event} />
        </p>
        <EventMarks event={event} className={classes.marks} />
        <p className={classes.about} {...textProps(event.description, locale, event.language)}>
          {event.description}
        </p>
      </div>
      <FavoriteButton eventId={event._id} name={name} className={classes.heart} onGuest={onGuest} />
      <div className={classes.actions}>
        <IconButton
          size={44}
          className={classes.tool}
          aria-label={t("card.share", { event: name })}
          onClick={() => onShare(name, pageUrl())}
        >
          <IconShare2 size={20} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          component="a"
          href={urls.eventCalendar(address)}
          download
          size={44}
          className={classes.tool}
          aria-label={t("card.calendar", { event: name })}
        >
          <IconCalendarPlus size={20} stroke={1.8} aria-hidden />
        </IconButton>
        {isAdmin && (
          <>
            <IconButton
              component={Link}
              to={urls.adminAt(venue._id, event._id)}
              size={44}
              className={classes.tool}
              aria-label={t("card.edit", { event: name })}
            >
              <IconPencil size={20} stroke={1.8} aria-hidden />
            </IconButton>
            <IconButton
              component={Link}
              to={urls.adminAt(venue._id)}
              size={44}
              className={classes.tool}
              aria-label={t("card.add", { venue: venue.name })}
            >
              <IconPlus size={20} stroke={1.8} aria-hidden />
            </IconButton>
          </>
        )}
        {event.link && (
          <Button
            component="a"
            href={event.link}
            target="_blank"
            rel="noopener nofollow"
            className={classes.link}
            aria-label={t("card.link-spoken", { event: name })}
            rightSection={<IconExternalLink size={17} stroke={2} aria-hidden />}
          >
            {t("card.link")}
          </Button>
        )}
      </div>
    </article>
  );
}
