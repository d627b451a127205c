import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { MAX_COPIES } from "#domain/event-limits.ts";
import { calendarLabels } from "#web/messages/calendar-labels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Calendar } from "#web/ui/calendar.tsx";
import { eventFields } from "../choice/choice.ts";
import { Field } from "../field.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import view from "../view.module.css";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import classes from "./copy-event-form.module.css";
import { useChosen } from "./use-chosen.ts";
import { WhichEvent } from "./which-event.tsx";

/** The same event on more dates. */
export function CopyEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const chosen = useChosen(start);
  const { choice, events, event } = chosen;
  const [dates, setDates] = useState<string[]>([]);
  return (
    <AdminForm
      name="copy-event"
      url={routes.copyEvent}
      submit={t("admin.copy")}
      values={{ ...eventFields(choice), dates }}
      note={t("admin.copy-dates", { count: dates.length, most: MAX_COPIES })}
      aside={<VenuePreview venue={choice.venue} events={events} currentId={event?._id} />}
      onDone={() => setDates([])}
      onClear={() => {
        setDates([]);
        chosen.clear();
      }}
    >
      {(problemOf) => (
        <>
          <WhichEvent chosen={chosen} problemOf={problemOf} />
          <FormSection title={t("admin.section.dates")}>
            <div className="flex wrap gap-24">
              <DatesCalendar key={event?._id} start={event?.date} dates={dates} onDates={setDates} />
              <div className={classes.side}>
                <Field name="time" type="time" problemOf={problemOf} hint={t("admin.copy-time")} />
                {problemOf("dates") && (
                  <p className={classes.problem} role="alert">
                    {problemOf("dates")}
                  </p>
                )}
                <p className={view.faint}>{dates.join(", ")}</p>
              </div>
            </div>
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}

interface DatesCalendarProps {
  /** Its month is shown first; without it, the current one. */
  start: string | undefined;
  dates: readonly string[];
  onDates(dates: string[]): void;
}

function DatesCalendar({ start, dates, onDates }: DatesCalendarProps) {
  const { t, locale } = useMessages();
  const [cursor, setCursor] = useState(start ?? new Date().toISOString().slice(0, 10));
  function toggle(date: string): void {
    const others = dates.filter((each) => each !== date);
    const isNew = others.length === dates.length;
    onDates(isNew ? [...others, date].slice(0, MAX_COPIES).sort() : others);
  }
  return (
    <div className={classes.calendar}>
      <Calendar
        locale={locale}
        labels={calendarLabels(t)}
        weekStart={1}
        cursor={cursor}
        onCursor={setCursor}
        stateOf={(date) => (dates.includes(date) ? "chosen" : undefined)}
        onPick={toggle}
      />
    </div>
  );
}
