import { useId, useMemo } from "react";
import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { recordOf } from "#web/map-view/record-of.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { IconChevronLeft, IconChevronRight } from "#web/ui/icons.ts";
import { AdCard } from "./ad-card.tsx";
import { VenueEventCard } from "./event-card.tsx";
import classes from "./event-carousel.module.css";
import { eventIndexAt, slideIndexOf, slidesOf } from "./slides.ts";
import { useCarousel } from "./use-carousel.ts";

interface EventCarouselProps {
  venue: Venue;
  /** The records of its place for other categories, whose events may be among these. */
  otherRecords: readonly VenueWithEvents[];
  events: readonly Event[];
  /** The event at which it opens. */
  first: number;
  onShare(title: string, url: string): void;
}

/** Slides on either side of the one at the start that are rendered in full: two are in sight, one more comes with a swipe. */
const NEAR_SLIDES = 3;

/** A venue's events by date, one card after the other. */
export function EventCarousel({ venue, otherRecords, events, first, onShare }: EventCarouselProps) {
  const { t } = useMessages();
  const headingId = useId();
  const slides = useMemo(() => slidesOf(events), [events]);
  const { row, at, step, onKeyDown } = useCarousel(slides.length, slideIndexOf(slides, first));
  const place = { position: eventIndexAt(slides, at) + 1, count: events.length };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the two buttons
    <div className={classes.carousel} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <h3 id={headingId}>{t("venue.upcoming")}</h3>
        <p aria-live="polite" className={classes.position}>
          <span aria-hidden="true">{t("venue.position", place)}</span>
          <span className="visually-hidden">{t("venue.position-spoken", place)}</span>
        </p>
        <IconButton
          size={36}
          className={classes.step}
          aria-label={t("venue.previous")}
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          size={36}
          className={classes.step}
          aria-label={t("venue.next")}
          disabled={at >= slides.length - 1}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
      <ul ref={row} aria-labelledby={headingId} className={classes.row} data-single={slides.length === 1}>
        {slides.map((slide, index) => (
          <li key={slide.kind === "ad" ? slide.key : slide.event._id}>
            {slide.kind === "ad" ? (
              <AdCard />
            ) : (
              <VenueEventCard
                event={slide.event}
                venue={recordOf(slide.event, venue, otherRecords)}
                isOtherCategory={recordOf(slide.event, venue, otherRecords) !== venue}
                isNear={Math.abs(index - at) <= NEAR_SLIDES}
                onShare={onShare}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
