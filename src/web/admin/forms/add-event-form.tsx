import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import { EventDetails } from "./event-details.tsx";
import { useChosen } from "./use-chosen.ts";

export function AddEventForm({ start }: ViewProps) {
  const { t } = useMessages();
  const { choice, setChoice, events, clear } = useChosen(start);
  return (
    <AdminForm
      name="add-event"
      url={routes.addEvent}
      submit={t("admin.add")}
      values={venueFields(choice)}
      aside={<VenuePreview venue={choice.venue} events={events} />}
      // The next event is often at the same venue: it stays chosen.
      onDone={() => {}}
      onClear={clear}
    >
      {(problemOf) => (
        <>
          <FormSection title={t("admin.section.which-venue")}>
            <VenueChoice choice={choice} onChoice={setChoice} problemOf={problemOf} />
          </FormSection>
          <FormSection title={t("admin.section.details")}>
            <EventDetails problemOf={problemOf} />
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
