import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { venueFields } from "../choice/choice.ts";
import { EventFields } from "../choice/choice-fields.tsx";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-of.tsx";
import { AdminForm, FormSection } from "./admin-form.tsx";
import { EventDetails } from "./event-details.tsx";
import { useChosen } from "./use-chosen.ts";

export function EditEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const { choice, setChoice, events, event, clear, forgetEvent } = useChosen(start);
  return (
    <AdminForm
      name="edit-event"
      url={routes.editEvent}
      submit={t("admin.edit")}
      values={{
        ...venueFields(choice),
        event: choice.event,
        old_date: choice.oldDate,
        version: event?.version,
      }}
      note={event && event.favorites > 0 && t("admin.favorites", { count: event.favorites })}
      aside={<VenuePreview venue={choice.venue} events={events} currentId={event?._id} />}
      onDone={forgetEvent}
      onClear={clear}
    >
      {(problemOf) => (
        <>
          <FormSection title={t("admin.section.which-event")}>
            <VenueChoice choice={choice} onChoice={setChoice} problemOf={problemOf}>
              <EventFields choice={choice} onChoice={setChoice} problemOf={problemOf} events={events} />
            </VenueChoice>
          </FormSection>
          <FormSection title={t("admin.section.details")}>
            <EventDetails event={event} problemOf={problemOf} />
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
