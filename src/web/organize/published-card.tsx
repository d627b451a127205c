import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventCard } from "#web/listing/event-card.tsx";
import { EventRow } from "#web/listing/event-row.tsx";
import { EventMarkBadges, EventWhen } from "#web/listing/event-when.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import {
  IconBan,
  IconCalendarTime,
  IconCheck,
  IconCopy,
  IconPencil,
  IconTicket,
  IconTicketOff,
} from "#web/ui/icons.ts";
import type { OwnChangeKind } from "./change-dialog.tsx";
import { Numbers } from "./numbers.tsx";
import classes from "./own-events.module.css";
import type { Published } from "./own-groups.ts";

interface PublishedCardProps {
  published: Published;
  onChange(kind: OwnChangeKind): void;
}

/** An event on the map, with its numbers and what its organizer can do. */
export function PublishedCard({ published: { event, dates, numbers }, onChange }: PublishedCardProps) {
  const { t, locale } = useMessages();
  const { name, venue, status } = event;
  const [sale, SaleIcon] = event.isSoldOut
    ? (["on-sale", IconTicket] as const)
    : (["sold-out", IconTicketOff] as const);
  const spoken = (action: string) => t("own.spoken", { action, title: name });
  return (
    <EventCard
      event={{ id: event._id, name, image: event.image, url: event.page }}
      heading="h3"
      tags={
        <p className="row wrap gap-8">
          <CategoryTag category={venue.category} />
          <EventMarkBadges event={event} isPriceApart />
          {dates > 1 && <span className={classes.mark}>{t("own.dates", { count: dates })}</span>}
        </p>
      }
      when={<EventWhen event={event} />}
      where={t("own.where", { venue: venue.name, city: cityName(venue.city, locale) })}
      aside={<Numbers of={numbers} look="tiles" />}
      actions={
        <>
          {event.canChange && (
            <Button
              component={Link}
              to={urls.changeOwnEvent(event._id)}
              size="sm"
              variant="default"
              aria-label={spoken(t("own.edit"))}
              leftSection={<IconPencil size={16} stroke={1.8} aria-hidden />}
            >
              {t("own.edit")}
            </Button>
          )}
          <CopyLink id={event._id} name={name} />
          {event.canChange && (
            <>
              <Button
                size="sm"
                variant="default"
                aria-label={spoken(t("own.move"))}
                leftSection={<IconCalendarTime size={16} stroke={1.8} aria-hidden />}
                onClick={() => onChange("move")}
              >
                {t("own.move")}
              </Button>
              {status === "scheduled" && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={spoken(t(`own.${sale}`))}
                  leftSection={<SaleIcon size={16} stroke={1.8} aria-hidden />}
                  onClick={() => onChange(sale)}
                >
                  {t(`own.${sale}`)}
                </Button>
              )}
              <Button
                size="sm"
                variant="default"
                aria-label={spoken(t(status === "cancelled" ? "own.restore" : "own.cancel"))}
                leftSection={
                  status === "cancelled" ? (
                    <IconCheck size={16} stroke={1.8} aria-hidden />
                  ) : (
                    <IconBan size={16} stroke={1.8} aria-hidden />
                  )
                }
                onClick={() => onChange(status === "cancelled" ? "restore" : "cancel")}
              >
                {t(status === "cancelled" ? "own.restore" : "own.cancel")}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

/** An event that is over: a line with its numbers, to be brought again. */
export function PastRow({ published: { event, numbers } }: { published: Published }) {
  return (
    <EventRow
      event={{ ...event, id: event._id, url: event.page, language: null }}
      size="tiny"
      heading="h3"
      hasMarks={false}
      end={
        <>
          <Numbers of={numbers} look="row" />
          <CopyLink id={event._id} name={event.name} />
        </>
      }
    />
  );
}

function CopyLink({ id, name }: { id: string; name: string }) {
  const { t } = useMessages();
  return (
    <Button
      component={Link}
      to={urls.copyOwnEvent(id)}
      size="sm"
      variant="default"
      aria-label={t("own.spoken", { action: t("own.copy"), title: name })}
      leftSection={<IconCopy size={16} stroke={1.8} aria-hidden />}
    >
      {t("own.copy")}
    </Button>
  );
}
