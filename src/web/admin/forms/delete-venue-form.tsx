import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { type ChosenVenue, type ListedEvent, venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import type { Question } from "./form-modals.tsx";
import { useChosen } from "./use-chosen.ts";

export function DeleteVenueForm({ start }: ViewProps) {
  const { t } = useMessages();
  const { choice, setChoice, events, clear, forgetVenue, reloadVenue } = useChosen(start);
  const liked = (events ?? []).filter(({ favorites }) => favorites > 0).length;
  return (
    <AdminForm
      name="delete-venue"
      url={routes.deleteVenue}
      submit={t("admin.delete")}
      // Favourites that the question names are confirmed with it; the server asks about any others.
      values={{ ...venueFields(choice), version: choice.venue?.version, confirm: liked > 0 }}
      question={useQuestion(choice.venue, events, liked)}
      aside={<VenuePreview venue={choice.venue} events={events} />}
      onDone={forgetVenue}
      onClear={clear}
      onReload={reloadVenue}
    >
      {(problemOf) => (
        <FormSection title={t("admin.section.which-venue")}>
          <VenueChoice choice={choice} onChoice={setChoice} problemOf={problemOf} />
        </FormSection>
      )}
    </AdminForm>
  );
}

function useQuestion(
  venue: ChosenVenue | undefined,
  events: readonly ListedEvent[] | undefined,
  liked: number,
): Question | undefined {
  const { t } = useMessages();
  if (!venue) return undefined;
  const count = events?.length ?? 0;
  // Until they are here, nobody knows how many there are.
  const about = count === 0 ? t("admin.ask-venue-alone") : t("admin.ask-venue-events", { count });
  return {
    title: t("admin.ask-venue", { venue: venue.name }),
    sentences: [
      ...(events ? [about] : []),
      ...(liked > 0 ? [t("admin.ask-favorites", { count: liked })] : []),
      t("admin.ask-undo"),
    ],
  };
}
