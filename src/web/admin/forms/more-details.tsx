import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { DETAIL_KEYS, FURTHER_ROWS } from "#domain/event/event-fields.ts";
import { cellText } from "#domain/event/field-text.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { OwnDetailControl } from "#web/listing/detail-control.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { ChosenVenue, ListedEvent } from "../choice/choice.ts";
import { ChoiceField, Field, FlagField, type ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";
import { NewVenueField } from "./new-venue-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { RepeatFields } from "./repeat-fields.tsx";

interface MoreDetailsProps {
  event: ListedEvent | undefined;
  /** Where the event is now, from which it may be moved. */
  venue: ChosenVenue | undefined;
  endDate: string;
  onEndDate(endDate: string): void;
  isAllDay: boolean;
  onAllDay(isAllDay: boolean): void;
  problemOf: ProblemOf;
}

/** What a refusal may name that is not seen while this is folded away. */
export const MORE_FIELDS = [
  ...DETAIL_KEYS,
  "isFree",
  "priceFrom",
  "priceTo",
  "currency",
  "organizer",
  "repeat",
  "newVenue",
  "eventCategory",
];

/** What few events need. While it is folded away none of it is sent, and everything stays as it is. */
export function MoreDetails({ event, venue, problemOf, ...when }: MoreDetailsProps) {
  const { endDate, onEndDate, isAllDay, onAllDay } = when;
  const { t } = useMessages();
  return (
    <div className={`${classes.more} ${classes.whole}`}>
      <fieldset className={classes.part}>
        <legend>{t("admin.part.end")}</legend>
        <Field
          name="endDate"
          type="date"
          problemOf={problemOf}
          value={endDate}
          onChange={({ currentTarget }) => onEndDate(currentTarget.value)}
        />
        {isAllDay ? (
          <input type="hidden" name="endTime" value="" />
        ) : (
          <Field name="endTime" type="time" problemOf={problemOf} defaultValue={event?.endTime ?? ""} />
        )}
        <FlagField name="isAllDay" defaultChecked={isAllDay} onChange={onAllDay} />
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t("admin.part.status")}</legend>
        <div className={classes.pair}>
          <ChoiceField
            name="status"
            problemOf={problemOf}
            options={EVENT_STATUSES.map((value) => ({ value, label: t(`admin.status.${value}`) }))}
            defaultValue={event?.status}
          />
        </div>
        <FlagField name="isSoldOut" defaultChecked={event?.isSoldOut ?? false} />
      </fieldset>
      <PriceFields price={event?.price} problemOf={problemOf} />
      <fieldset className={classes.part}>
        <legend>{t("admin.part.about")}</legend>
        <div className={classes.pair}>
          <ChoiceField
            name="eventCategory"
            problemOf={problemOf}
            options={[
              { value: "", label: t("admin.category-own") },
              ...VENUE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
            hint={t("admin.category-hint")}
          />
        </div>
        <div className={classes.pair}>
          <Field
            name="organizer"
            problemOf={problemOf}
            defaultValue={event?.organizer?.name ?? ""}
            maxLength={MAX_NAME}
          />
        </div>
        <div className={classes.pair}>
          <Field
            name="tags"
            problemOf={problemOf}
            defaultValue={event?.tags.join(", ") ?? ""}
            hint={t("admin.tags-hint")}
          />
        </div>
        <Field
          name="minAge"
          type="number"
          min={0}
          max={120}
          problemOf={problemOf}
          defaultValue={event?.minAge ?? ""}
        />
        <Field name="language" problemOf={problemOf} maxLength={35} defaultValue={event?.language ?? ""} />
        <div className={classes.pair}>
          <Field name="room" problemOf={problemOf} defaultValue={event?.room ?? ""} maxLength={MAX_NAME} />
        </div>
        {FURTHER_ROWS.map((row) => (
          <div key={row.key} className={row.choices ? classes.whole : undefined}>
            <OwnDetailControl
              row={row}
              isJoined
              problem={problemOf(row.key)}
              first={cellText(row, event?.[row.key])}
            />
          </div>
        ))}
      </fieldset>
      <RepeatFields problemOf={problemOf} />
      {event && venue && (
        <fieldset className={classes.part}>
          <legend>{t("admin.part.move")}</legend>
          <div className={classes.pair}>
            <NewVenueField venue={venue} problemOf={problemOf} />
          </div>
        </fieldset>
      )}
    </div>
  );
}
