import { type FilterPart, withoutPart } from "#domain/event/filter-parts.ts";
import { cityName } from "#messages/city-name.ts";
import { distanceText } from "#messages/distance.ts";
import { dayText } from "#messages/event-words.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { filterParams } from "#web/map-view/map-address.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconCalendarEvent, IconMapPin, IconX } from "#web/ui/icons.ts";
import { onDays } from "../filters/date-range.ts";
import { partText } from "./part-text.ts";
import { useCounts } from "./use-counts.ts";
import { useNearestDay } from "./use-nearest-day.ts";
import classes from "./ways-on.module.css";

/** A town and its surroundings. */
const TOWN_ZOOM = 12;

interface WaysOnProps {
  /** After a way was taken. */
  onLeave?(): void;
}

/** Nothing in view: the nearest day, the nearest place and the filters to drop, each with what it gives. */
export function WaysOn({ onLeave = () => {} }: WaysOnProps) {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { goTo } = useEngine();
  const { data } = useCounts();
  const nearest = useNearestDay();
  // The answer for another filter would lead astray; that for the view of a moment ago keeps the rows in their place.
  if (!data || data.params !== filterParams(filter).toString() || data.events > 0) return null;
  const { nearest: place, without } = data;
  // The nearest day says more than that days are in the way.
  const dropped = Object.entries(without).filter(
    ([part]) => !(nearest && (part === "days" || part === "when")),
  ) as [FilterPart, number][];
  if (!place && !nearest && dropped.length === 0) return null;
  return (
    <ul className="flex wrap centred gap-8 unlisted">
      {nearest && (
        <li>
          <PlainButton
            className={classes.way}
            onClick={() => {
              const { date } = nearest.day;
              setFilter(onDays({ from: date, to: date }));
            }}
          >
            <IconCalendarEvent size={17} stroke={1.8} aria-hidden />
            {t(nearest.isAfter ? "ways.next-day" : "ways.nearest-day", {
              day: dayText(nearest.day.date, false, locale),
              events: formatNumber(nearest.day.events, locale),
            })}
          </PlainButton>
        </li>
      )}
      {place && (
        <li>
          <PlainButton
            className={classes.way}
            onClick={() => {
              const [longitude, latitude] = place.coordinates;
              goTo({ longitude, latitude, zoom: TOWN_ZOOM });
              onLeave();
            }}
          >
            <IconMapPin size={17} stroke={1.8} aria-hidden />
            {t("ways.place", {
              events: formatNumber(place.events, locale),
              place: cityName(place.name, locale),
              distance: distanceText(place.distanceM, locale),
            })}
          </PlainButton>
        </li>
      )}
      {dropped.map(([part, events]) => (
        <li key={part}>
          <PlainButton className={classes.way} onClick={() => setFilter(withoutPart(part))}>
            <IconX size={17} stroke={1.8} aria-hidden />
            {t("ways.without", {
              filter: partText(part, filter, locale, t),
              events: formatNumber(events, locale),
            })}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
