import { type ComponentProps, useState } from "react";
import { routes } from "#contract/urls.ts";
import { SCOPES } from "#domain/event/event.ts";
import { hourWord } from "#domain/event/words.ts";
import { MAX_COPIES } from "#domain/event-limits.ts";
import { formatDate } from "#domain/time.ts";
import { hourText } from "#messages/event-words.ts";
import { calendarLabels } from "#web/messages/calendar-labels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Calendar } from "#web/ui/calendar.tsx";
import { Section } from "#web/ui/page.tsx";
import { type ChoiceEvent, deletionFields, eventFields, venueFields } from "../choice/choice.ts";
import { EventChoiceFields, VenueChoice } from "../choice/choice-fields.tsx";
import { AdminField, ChoiceField, useFields } from "../field.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { Question } from "../questions.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm } from "./admin-form.tsx";
import { EventDetailsFields } from "./event-details.tsx";
import { type Chosen, useChosen } from "./use-chosen.ts";

export function AddEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const { choice, field, preview, clear } = useChosen(start);
  const [last, setLast] = useState({ date: "", time: "" });
  return (
    <AdminForm
      name="add-event"
      url={routes.addEvent}
      submit={t("admin.add")}
      values={venueFields(choice)}
      aside={<VenuePreview {...preview} />}
      // The next event is often at the same venue: it stays chosen.
      onDone={() => {}}
      onAnother={({ date, time }) => setLast({ date: String(date), time: String(time) })}
      onClear={() => {
        setLast({ date: "", time: "" });
        clear();
      }}
    >
      <Section title={t("admin.section.which-venue")}>
        <VenueChoice {...field} />
      </Section>
      <Section title={t("admin.section.details")}>
        <EventDetailsFields first={last} />
      </Section>
    </AdminForm>
  );
}

type AboutEventProps = Omit<ComponentProps<typeof AdminForm>, "aside" | "onDone" | "onClear"> &
  Partial<Pick<ComponentProps<typeof AdminForm>, "onDone" | "onClear">> & { chosen: Chosen };

/** A form about an event that is there already. */
function AboutEvent({ chosen, children, ...form }: AboutEventProps) {
  const { t } = useMessages();
  return (
    <AdminForm
      aside={<VenuePreview {...chosen.preview} />}
      onDone={chosen.forgetEvent}
      onClear={chosen.clear}
      {...form}
    >
      <Section title={t("admin.section.which-event")}>
        <VenueChoice {...chosen.field}>
          <EventChoiceFields {...chosen.field} events={chosen.events} />
        </VenueChoice>
      </Section>
      {children}
    </AdminForm>
  );
}

export function EditEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const chosen = useChosen(start);
  const { choice, event } = chosen;
  return (
    <AboutEvent
      name="edit-event"
      url={routes.editEvent}
      submit={t("admin.edit")}
      chosen={chosen}
      values={{ ...eventFields(choice), version: event?.version }}
      note={event && event.favorites > 0 && t("admin.favorites", { count: event.favorites })}
    >
      <ScopeField event={event} />
      <Section title={t("admin.section.details")}>
        <EventDetailsFields event={event} venue={choice.venue} />
      </Section>
    </AboutEvent>
  );
}

export function DeleteEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const chosen = useChosen(start);
  return (
    <AboutEvent
      name="delete-event"
      url={routes.deleteEvent}
      submit={t("admin.delete")}
      chosen={chosen}
      values={deletionFields(chosen.choice, chosen.event)}
      question={useQuestion(chosen)}
    >
      <ScopeField event={chosen.event} />
    </AboutEvent>
  );
}

function useQuestion({ choice: { venue }, event }: Chosen): Question | undefined {
  const { t, locale } = useMessages();
  if (!venue || !event) return undefined;
  const { name, favorites } = event;
  const when = { date: formatDate(event.date), time: hourText(hourWord(event), locale) };
  return {
    title: t("admin.ask-event", { event: name }),
    sentences: [
      t("admin.ask-event-when", { ...when, venue: venue.name }),
      ...(favorites > 0 ? [t("admin.favorites", { count: favorites })] : []),
      t("admin.ask-undo"),
    ],
  };
}

/** The same event on more dates. */
export function CopyEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const chosen = useChosen(start);
  const { choice, event } = chosen;
  const [dates, setDates] = useState<string[]>([]);
  return (
    <AboutEvent
      name="copy-event"
      url={routes.copyEvent}
      submit={t("admin.copy")}
      chosen={chosen}
      values={{ ...eventFields(choice), dates }}
      note={t("admin.copy-dates", { count: dates.length, most: MAX_COPIES })}
      onDone={() => setDates([])}
      onClear={() => {
        setDates([]);
        chosen.clear();
      }}
    >
      <Section title={t("admin.section.dates")}>
        <div className="columns-2">
          <DatesCalendar key={event?._id} start={event?.date} dates={dates} onDates={setDates} />
          <div className="column gap-12">
            <AdminField name="time" hint={t("admin.copy-time")} />
            <FieldProblem name="dates" />
            <p className="faint text-small">{dates.join(", ")}</p>
          </div>
        </div>
      </Section>
    </AboutEvent>
  );
}

/** What is wrong with something that is no field. */
function FieldProblem({ name }: { name: string }) {
  const problem = useFields().problemOf(name);
  return (
    problem && (
      <p className="wrong text-small" role="alert">
        {problem}
      </p>
    )
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
    <div>
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

/** Which dates of a series a form is about; nothing for an event of its own. */
function ScopeField({ event }: { event: ChoiceEvent | undefined }) {
  const { t } = useMessages();
  if (!event?.series) return null;
  return (
    <Section title={t("admin.section.series")}>
      <ChoiceField
        key={event._id}
        name="scope"
        options={SCOPES.map((value) => ({ value, label: t(`admin.scope.${value}`) }))}
        hint={t("admin.series-count", { count: event.series.count })}
      />
    </Section>
  );
}
