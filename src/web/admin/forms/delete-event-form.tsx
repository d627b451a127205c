import { routes } from "#contract/urls.ts";
import { formatDate, formatTime } from "#web/messages/event-time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { type ChosenVenue, type ListedEvent, venueFields } from "../choice/choice.ts";
import { EventFields } from "../choice/choice-fields.tsx";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-of.tsx";
import { AdminForm, FormSection, type Question } from "./admin-form.tsx";
import { useChosen } from "./use-chosen.ts";

export function DeleteEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const { choice, setChoice, events, event, clear, forgetEvent } = useChosen(start);
  const question = useQuestion(choice.venue, event);
  return (
    <AdminForm
      name="delete-event"
      url={routes.deleteEvent}
      submit={t("admin.delete")}
      values={{
        ...venueFields(choice),
        event: choice.event,
        old_date: choice.oldDate,
        version: event?.version,
      }}
      question={question}
      aside={<VenuePreview venue={choice.venue} events={events} currentId={event?._id} />}
      onDone={forgetEvent}
      onClear={clear}
    >
      {(problemOf) => (
        <FormSection title={t("admin.section.which-event")}>
          <VenueChoice choice={choice} onChoice={setChoice} problemOf={problemOf}>
            <EventFields choice={choice} onChoice={setChoice} problemOf={problemOf} events={events} />
          </VenueChoice>
        </FormSection>
      )}
    </AdminForm>
  );
}

function useQuestion(venue: ChosenVenue | undefined, event: ListedEvent | undefined): Question | undefined {
  const { t, locale } = useMessages();
  if (!venue || !event) return undefined;
  const { name, favorites } = event;
  const when = { date: formatDate(event.date), time: formatTime(event.time, locale) };
  return {
    title: t("admin.ask-event", { event: name }),
    sentences: [
      t("admin.ask-event-when", { ...when, venue: venue.name }),
      ...(favorites > 0 ? [t("admin.favorites", { count: favorites })] : []),
      t("admin.ask-undo"),
    ],
  };
}
