import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { eventFields } from "../choice/choice.ts";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import { EventDetails } from "./event-details.tsx";
import { ScopeField } from "./scope-field.tsx";
import { useChosen } from "./use-chosen.ts";
import { WhichEvent } from "./which-event.tsx";

export function EditEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const chosen = useChosen(start);
  const { choice, events, event } = chosen;
  return (
    <AdminForm
      name="edit-event"
      url={routes.editEvent}
      submit={t("admin.edit")}
      values={{ ...eventFields(choice), version: event?.version }}
      note={event && event.favorites > 0 && t("admin.favorites", { count: event.favorites })}
      aside={<VenuePreview venue={choice.venue} events={events} currentId={event?._id} />}
      onDone={chosen.forgetEvent}
      onClear={chosen.clear}
    >
      {(problemOf) => (
        <>
          <WhichEvent chosen={chosen} problemOf={problemOf} />
          <ScopeField event={event} problemOf={problemOf} />
          <FormSection title={t("admin.section.details")}>
            <EventDetails event={event} venue={choice.venue} problemOf={problemOf} />
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
