import { MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import type { ListedEvent } from "../choice/choice.ts";
import { Field, LongField, type ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";

/** What is told about an event. The fields start with what the event says now. */
export function EventDetails({
  event,
  problemOf,
}: {
  event?: ListedEvent | undefined;
  problemOf: ProblemOf;
}) {
  return (
    <div className={classes.details} key={event && `${event._id}.${event.version}`}>
      <Field name="title" problemOf={problemOf} defaultValue={event?.name} maxLength={MAX_NAME} />
      <Field
        name="date"
        type="date"
        problemOf={problemOf}
        defaultValue={event?.date}
        className={classes.small}
      />
      <Field
        name="time"
        type="time"
        problemOf={problemOf}
        defaultValue={event?.time}
        className={classes.small}
      />
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
    </div>
  );
}
