import { Link } from "react-router";
import type { EventAtVenue } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { primaryLink } from "#domain/event/link-kind.ts";
import { useFavorite } from "#web/favorites/favorites.ts";
import { SignInLine } from "#web/favorites/sign-in-line.tsx";
import { useCountTickets } from "#web/listing/count-opened.ts";
import { useShare } from "#web/listing/use-share.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { Button } from "#web/ui/button.tsx";
import { DisclosureMenu, DisclosureMenuLink } from "#web/ui/disclosure-menu.tsx";
import {
  IconBell,
  IconBellFilled,
  IconBellPlus,
  IconCalendarPlus,
  IconExternalLink,
  IconHeart,
  IconHeartFilled,
  IconMap,
  IconShare2,
} from "#web/ui/icons.ts";
import { googleCalendarUrl, outlookCalendarUrl } from "./calendar-links.ts";
import classes from "./event-actions.module.css";

/** The part of the page with what is on nearby. */
export const NEARBY = "nearby";

interface EventActionsProps extends EventAtVenue {
  /** The event's page, in full. */
  url: string;
  calendarUrl: string;
  /** The title of what is on nearby, where there is something. */
  nearby?: string | undefined;
}

/** Everything that can be done with an event. */
export function EventActions({ event, venue, url, calendarUrl, nearby }: EventActionsProps) {
  const { t } = useMessages();
  const share = useShare();
  const countTickets = useCountTickets(event._id);
  const { isFavorite, hasReminder, isSaving, toggleFavorite, toggleReminder } = useFavorite(event._id);
  const isCancelled = event.status === "cancelled";
  const primary = primaryLink(event);
  const out = { href: event.link, target: "_blank", rel: "noopener nofollow", onClick: countTickets };
  const spoken = (link: string) => t("event.link-spoken", { link, event: event.name });
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  const NewDate = isFavorite ? IconBellFilled : IconBellPlus;
  const Bell = hasReminder ? IconBellFilled : IconBell;
  return (
    <>
      <div className={classes.actions}>
        {primary && (
          <Button
            component="a"
            {...out}
            size="lg"
            aria-label={spoken(t(`event.link-${primary}`))}
            rightSection={external(18)}
          >
            {t(`event.link-${primary}`)}
          </Button>
        )}
        {isCancelled && event.link && !event.price?.isFree && (
          <Button
            component="a"
            {...out}
            size="lg"
            variant="default"
            aria-label={spoken(t("event-page.refunds"))}
            rightSection={external(18)}
          >
            {t("event-page.refunds")}
          </Button>
        )}
        {event.isSoldOut && !isCancelled && nearby && (
          <Button component="a" href={`#${NEARBY}`} size="lg" variant="default">
            {nearby}
          </Button>
        )}
        <Button
          component={Link}
          to={urls.mapAtVenue(venue)}
          size="lg"
          variant="default"
          leftSection={<IconMap size={19} stroke={1.8} aria-hidden />}
        >
          {t("event-page.map")}
        </Button>
        <div className={classes.more}>
          <button
            type="button"
            className={classes.tool}
            data-kind={isCancelled ? undefined : "heart"}
            aria-pressed={isFavorite}
            aria-busy={isSaving}
            onClick={toggleFavorite}
          >
            {/* Those who keep an event are told of its new date. */}
            {isCancelled ? (
              <NewDate size={20} stroke={1.8} aria-hidden />
            ) : (
              <Heart size={20} stroke={1.8} aria-hidden />
            )}
            {t(isCancelled ? "event-page.new-date" : "event-page.favorite")}
          </button>
          {/* Nobody goes to what does not take place. */}
          {!isCancelled && (
            <>
              <button
                type="button"
                className={classes.tool}
                aria-pressed={hasReminder}
                aria-busy={isSaving}
                onClick={toggleReminder}
              >
                <Bell size={20} stroke={1.8} aria-hidden />
                {t("event-page.remind")}
              </button>
              <DisclosureMenu
                icon={<IconCalendarPlus size={20} stroke={1.8} aria-hidden />}
                label={t("event-page.calendar")}
                className={classes.menu}
              >
                <DisclosureMenuLink href={calendarUrl} isDownload>
                  {t("calendar.file")}
                </DisclosureMenuLink>
                <DisclosureMenuLink href={googleCalendarUrl({ event, venue, url })}>
                  {t("calendar.google")}
                  <NewTabHint />
                </DisclosureMenuLink>
                <DisclosureMenuLink href={outlookCalendarUrl({ event, venue, url })}>
                  {t("calendar.outlook")}
                  <NewTabHint />
                </DisclosureMenuLink>
              </DisclosureMenu>
            </>
          )}
          <button type="button" className={classes.tool} onClick={() => share(event.name, url)}>
            <IconShare2 size={20} stroke={1.8} aria-hidden />
            {t("event-page.share")}
          </button>
          {event.link && (
            <a {...out} href={event.link} className={classes.tool} aria-label={spoken(t("event-page.link"))}>
              {external(20)}
              {t("event-page.link")}
            </a>
          )}
        </div>
      </div>
      <SignInLine event={event} className="above-12" />
    </>
  );
}

const external = (size: 18 | 20) => <IconExternalLink size={size} stroke={1.8} aria-hidden />;
