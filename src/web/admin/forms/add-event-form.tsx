import { useState } from "react";
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
  const [last, setLast] = useState({ date: "", time: "" });
  return (
    <AdminForm
      name="add-event"
      url={routes.addEvent}
      submit={t("admin.add")}
      values={venueFields(choice)}
      aside={<VenuePreview venue={choice.venue} events={events} />}
      // The next event is often at the same venue: it stays chosen.
      onDone={() => {}}
      onAnother={({ date, time }) => setLast({ date: String(date), time: String(time) })}
      onClear={() => {
        setLast({ date: "", time: "" });
        clear();
      }}
    >
      {(problemOf) => (
        <>
          <FormSection title={t("admin.section.which-venue")}>
            <VenueChoice choice={choice} onChoice={setChoice} problemOf={problemOf} />
          </FormSection>
          <FormSection title={t("admin.section.details")}>
            <EventDetails problemOf={problemOf} first={last} />
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
