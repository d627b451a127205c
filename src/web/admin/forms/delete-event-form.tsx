import { routes } from "#contract/urls.ts";
import { hourWord } from "#domain/event/words.ts";
import { formatDate } from "#domain/time.ts";
import { hourText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { type ChosenVenue, deletionFields, type ListedEvent } from "../choice/choice.ts";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm } from "./admin-form.tsx";
import type { Question } from "./form-modals.tsx";
import { ScopeField } from "./scope-field.tsx";
import { useChosen } from "./use-chosen.ts";
import { WhichEvent } from "./which-event.tsx";

export function DeleteEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const chosen = useChosen(start);
  const { choice, events, event } = chosen;
  const question = useQuestion(choice.venue, event);
  return (
    <AdminForm
      name="delete-event"
      url={routes.deleteEvent}
      submit={t("admin.delete")}
      values={deletionFields(choice, event)}
      question={question}
      aside={<VenuePreview venue={choice.venue} events={events} currentId={event?._id} />}
      onDone={chosen.forgetEvent}
      onClear={chosen.clear}
    >
      {(problemOf) => (
        <>
          <WhichEvent chosen={chosen} problemOf={problemOf} />
          <ScopeField event={event} problemOf={problemOf} />
        </>
      )}
    </AdminForm>
  );
}

function useQuestion(venue: ChosenVenue | undefined, event: ListedEvent | undefined): Question | undefined {
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
