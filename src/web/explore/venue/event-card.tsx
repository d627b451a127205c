import { Link } from "react-router";
import type { Event, Venue } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { primaryLink } from "#domain/event/link-kind.ts";
import { FavoriteButton } from "#web/favorites/favorite-button.tsx";
import { ReminderButton } from "#web/favorites/reminder-button.tsx";
import { isTooLateToRemind, SignInLine } from "#web/favorites/sign-in-line.tsx";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { useCountTickets } from "#web/listing/count-opened.ts";
import { EventMarkBadges, EventPrice, EventWhen } from "#web/listing/event-when.tsx";
import { NewDot } from "#web/listing/new-dot.tsx";
import { PosterImage } from "#web/listing/poster-image.tsx";
import { isNewEvent, useSeen } from "#web/listing/seen.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { IconCalendarPlus, IconExternalLink, IconPencil, IconPlus, IconShare2 } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-card.module.css";

interface EventCardProps {
  event: Event;
  venue: Venue;
  /** Whether its category differs from the shown venue's, and is therefore displayed. */
  isOtherCategory?: boolean;
  /** A card far from the visible ones has only its name and time, until it comes near. */
  isNear: boolean;
  onShare(title: string, url: string): void;
}

/** One event of a venue, with everything that can be done with it. */
export function VenueEventCard({ event, venue, isOtherCategory = false, isNear, onShare }: EventCardProps) {
  const { t, locale } = useMessages();
  const isAdmin = useAccount()?.role === ADMIN_ROLE;
  const { name } = event;
  const linkTo = primaryLink(event);
  const countTickets = useCountTickets(event._id);
  const nowMs = useNow();
  const seen = useSeen();
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
      {isNear && <PosterImage event={event} width={88} height={104} className={classes.poster} />}
      <div className={classes.text}>
        {isOtherCategory && (
          <p className={classes.category}>
            <CategoryTag category={venue.category} />
          </p>
        )}
        <h4 className={classes.name} {...textProps(name, locale, event.language)}>
          <Link to={page} data-seen={seen.events.has(event._id) || undefined}>
            {name}
          </Link>{" "}
          {isNewEvent(event, seen) && <NewDot />}
        </h4>
        <p className="above-2 text-small strong">
          <EventWhen event={event} />
        </p>
        {isNear && (
          <>
            <EventPrice event={event} className={classes.price} />
            <EventMarkBadges event={event} className="above-4" isPriceApart />
            <p
              className="above-4 text-small line-145 two-lines faint"
              {...textProps(event.description, locale, event.language)}
            >
              {event.description}
            </p>
          </>
        )}
      </div>
      {isNear && (
        <>
          <div className={classes.actions}>
            <FavoriteButton eventId={event._id} name={name} />
            <ReminderButton eventId={event._id} name={name} isTooLate={isTooLateToRemind(event, nowMs)} />
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
            {linkTo && (
              <Button
                component="a"
                href={event.link}
                target="_blank"
                rel="noopener nofollow"
                onClick={countTickets}
                className={classes.link}
                aria-label={t("event.link-spoken", { link: t(`event.link-${linkTo}`), event: name })}
                rightSection={<IconExternalLink size={16} stroke={2} aria-hidden />}
              >
                {t(`event.link-${linkTo}`)}
              </Button>
            )}
          </div>
          {isAdmin && <AdminActions event={event} venue={venue} />}
          <div className={classes.line}>
            <SignInLine event={event} />
          </div>
        </>
      )}
    </article>
  );
}

/** What an administrator may do with a card, in words. */
function AdminActions({ event, venue }: { event: Event; venue: Venue }) {
  const { t } = useMessages();
  return (
    <div className={classes.admin}>
      <Button
        component={Link}
        to={urls.adminAt(venue._id, event._id)}
        variant="default"
        size="sm"
        aria-label={t("card.edit", { event: event.name })}
        leftSection={<IconPencil size={16} stroke={2} aria-hidden />}
      >
        {t("card.edit-word")}
      </Button>
      <Button
        component={Link}
        to={urls.adminAt(venue._id)}
        variant="default"
        size="sm"
        aria-label={t("card.add", { venue: venue.name })}
        leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      >
        {t("controls.add")}
      </Button>
    </div>
  );
}
