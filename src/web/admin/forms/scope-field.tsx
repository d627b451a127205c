import { SCOPES } from "#domain/event/event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { ListedEvent } from "../choice/choice.ts";
import { ChoiceField, type ProblemOf } from "../field.tsx";
import { FormSection } from "./admin-form.tsx";

/** Which dates of a series a form is about; nothing for an event of its own. */
export function ScopeField({ event, problemOf }: { event: ListedEvent | undefined; problemOf: ProblemOf }) {
  const { t } = useMessages();
  if (!event?.series) return null;
  return (
    <FormSection title={t("admin.section.series")}>
      <ChoiceField
        key={event._id}
        name="scope"
        problemOf={problemOf}
        options={SCOPES.map((value) => ({ value, label: t(`admin.scope.${value}`) }))}
        hint={t("admin.series-count", { count: event.series.count })}
      />
    </FormSection>
  );
}
