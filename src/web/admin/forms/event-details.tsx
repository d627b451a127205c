import { useState } from "react";
import { DETAIL_KEYS, isNothing, NO_DETAILS } from "#domain/event/event-fields.ts";
import { MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import { dateOfDay, dayNumber, isDate } from "#domain/time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconChevronDown, IconChevronUp } from "#web/ui/icons.ts";
import type { ChosenVenue, ListedEvent } from "../choice/choice.ts";
import { Field, LongField, type ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";
import { MORE_FIELDS, MoreDetails } from "./more-details.tsx";

interface EventDetailsProps {
  event?: ListedEvent | undefined;
  venue?: ChosenVenue | undefined;
  /** What a new event starts with. */
  first?: { date: string; time: string };
  problemOf: ProblemOf;
}

/** What is told about an event. The fields start with what the event says now. */
export function EventDetails({ event, ...props }: EventDetailsProps) {
  return <Details key={event && `${event._id}.${event.version}`} event={event} {...props} />;
}

function Details({ event, venue, first, problemOf }: EventDetailsProps) {
  const { t } = useMessages();
  const [isOpen, setIsOpen] = useState(event !== undefined && hasMore(event));
  const [isAllDay, setIsAllDay] = useState(event?.isAllDay ?? false);
  const [date, setDate] = useState(event?.date ?? first?.date ?? "");
  const [endDate, setEndDate] = useState(event?.endDate ?? "");
  const isUnfolded = isOpen || MORE_FIELDS.some((name) => problemOf(name) !== undefined);

  /** An end moves along with its start. */
  function changeDate(next: string): void {
    setDate(next);
    if (isDate(date) && isDate(next) && isDate(endDate))
      setEndDate(dateOfDay(dayNumber(endDate) + dayNumber(next) - dayNumber(date)));
  }

  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.details}>
      <Field name="title" problemOf={problemOf} defaultValue={event?.name} maxLength={MAX_NAME} />
      <Field
        name="date"
        type="date"
        problemOf={problemOf}
        value={date}
        onChange={({ currentTarget }) => changeDate(currentTarget.value)}
        className={classes.small}
      />
      {isUnfolded && isAllDay ? (
        <input type="hidden" name="time" value="" />
      ) : (
        <Field
          name="time"
          type="time"
          problemOf={problemOf}
          defaultValue={event?.time ?? first?.time}
          hint={t("admin.time-hint")}
          className={classes.small}
        />
      )}
      <div className={`${classes.two} ${classes.whole}`}>
        <Field
          name="image"
          type="url"
          problemOf={problemOf}
          defaultValue={event?.image}
          maxLength={MAX_LINK}
        />
        <Field name="link" type="url" problemOf={problemOf} defaultValue={event?.link} maxLength={MAX_LINK} />
      </div>
      <div className={classes.whole}>
        <LongField
          name="description"
          problemOf={problemOf}
          defaultValue={event?.description}
          maxLength={MAX_DESCRIPTION}
        />
      </div>
      <Button
        variant="subtle"
        className={`${classes.fold} ${classes.whole}`}
        aria-expanded={isUnfolded}
        rightSection={<Chevron size={18} stroke={1.8} aria-hidden />}
        onClick={() => setIsOpen(!isUnfolded)}
      >
        {t("admin.more-details")}
      </Button>
      {isUnfolded && (
        <MoreDetails
          event={event}
          venue={venue}
          endDate={endDate}
          onEndDate={setEndDate}
          isAllDay={isAllDay}
          onAllDay={setIsAllDay}
          problemOf={problemOf}
        />
      )}
    </div>
  );
}

/** Whether an event tells something that would be hidden. */
function hasMore(event: ListedEvent): boolean {
  return (
    event.organizer !== null ||
    DETAIL_KEYS.some((key) => !isNothing(event[key]) && event[key] !== NO_DETAILS[key])
  );
}
