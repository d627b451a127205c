import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import "@mantine/dates/styles.css";
import { routes } from "#contract/urls.ts";
import { MAX_COPIES } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
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
  const { t, locale } = useMessages();
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
            <div className={classes.dates}>
              <DatePicker
                type="multiple"
                value={dates}
                onChange={(chosen) => setDates(chosen.slice(0, MAX_COPIES).sort())}
                defaultDate={event?.date}
                key={event?._id}
                locale={locale}
                classNames={classes}
                ariaLabels={{
                  previousMonth: t("filters.previous-month"),
                  nextMonth: t("filters.next-month"),
                  previousYear: t("filters.previous-year"),
                  nextYear: t("filters.next-year"),
                  previousDecade: t("filters.previous-decade"),
                  nextDecade: t("filters.next-decade"),
                }}
              />
              <div className={classes.side}>
                <Field
                  name="time"
                  type="time"
                  problemOf={problemOf}
                  description={t("admin.copy-time")}
                  inputWrapperOrder={["label", "input", "description", "error"]}
                />
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
