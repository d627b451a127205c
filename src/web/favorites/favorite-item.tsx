import { DAY_MS } from "#domain/time.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { EventCard } from "#web/listing/event-card.tsx";
import { EventMarkBadges, EventWhen } from "#web/listing/event-when.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { EventCountdown } from "./event-countdown.tsx";
import { FavoriteButton } from "./favorite-button.tsx";
import type { FavoriteEvent } from "./favorite-list.ts";
import { ReminderButton } from "./reminder-button.tsx";

export function FavoriteItem({ event, nowMs }: { event: FavoriteEvent; nowMs: number }) {
  const { t, locale } = useMessages();
  const { id, name, venue } = event;
  const startMs = Date.parse(event.startsAt);
  return (
    <EventCard
      event={event}
      heading="h2"
      size="large"
      tags={<CategoryTag category={event.category} />}
      when={<EventWhen event={event} />}
      where={t("favorites.where", {
        venue,
        city: cityName(event.city, locale),
        country: countryName(event.country, locale),
      })}
      aside={
        // Nothing to wait for without an hour, or where it does not take place.
        event.hasTime && event.status === "scheduled" && <EventCountdown startMs={startMs} nowMs={nowMs} />
      }
      actions={
        <>
          <FavoriteButton eventId={id} name={name} />
          <ReminderButton eventId={id} name={name} isTooLate={startMs - nowMs < DAY_MS} />
        </>
      }
    >
      <EventMarkBadges event={event} className="above-8" />
    </EventCard>
  );
}
