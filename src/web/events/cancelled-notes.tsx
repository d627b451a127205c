import type { ReactNode } from "react";
import type { Event } from "#contract/catalog.ts";
import { useFavorite } from "#web/favorites/favorites.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconBell, IconHeartFilled, IconTicket } from "#web/ui/icons.ts";
import classes from "./cancelled-notes.module.css";

const look = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** What a cancelled event means for the visitor: their favourite, their reminder, their tickets. */
export function CancelledNotes({ event }: { event: Event }) {
  const { t } = useMessages();
  const { isFavorite } = useFavorite(event._id);
  // What is free has no refunds.
  const hasTickets = event.link !== "" && !event.price?.isFree;
  if (!isFavorite && !hasTickets) return null;
  return (
    <ul className={classes.notes}>
      {isFavorite && (
        <>
          <Note title={t("event-page.your-favorite")} icon={<IconHeartFilled {...look} />}>
            {t("event-page.favorite-stays")}
          </Note>
          <Note title={t("event-page.your-reminder")} icon={<IconBell {...look} />}>
            {t("event-page.reminder-off")}
          </Note>
        </>
      )}
      {hasTickets && (
        <Note title={t("event-page.your-tickets")} icon={<IconTicket {...look} />}>
          {t("event-page.tickets-back")}
        </Note>
      )}
    </ul>
  );
}

function Note({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.note}>
      <p className={classes.title}>
        {icon}
        {title}
      </p>
      <p>{children}</p>
    </li>
  );
}
