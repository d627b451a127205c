import { useMessages } from "#web/messages/messages-provider.tsx";
import { EventFields } from "../choice/choice-fields.tsx";
import { VenueChoice } from "../choice/venue-choice.tsx";
import type { ProblemOf } from "../field.tsx";
import { FormSection } from "./admin-form.tsx";
import type { Chosen } from "./use-chosen.ts";

/** The part of a form that finds the event it is about. */
export function WhichEvent({ chosen, problemOf }: { chosen: Chosen; problemOf: ProblemOf }) {
  const { t } = useMessages();
  const field = { choice: chosen.choice, onChoice: chosen.setChoice, problemOf };
  return (
    <FormSection title={t("admin.section.which-event")}>
      <VenueChoice {...field}>
        <EventFields {...field} events={chosen.events} />
      </VenueChoice>
    </FormSection>
  );
}
