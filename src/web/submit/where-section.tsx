import { useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { FoundVenue, FoundVenues } from "#contract/submission-calls.ts";
import { urls } from "#contract/urls.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { IconMapPin, IconSearch } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { DraftVenue } from "./draft.ts";
import { FormSection } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { NewVenue } from "./new-venue.tsx";
import { Optional } from "./optional.tsx";
import { PlainVenueFields } from "./plain-venue-fields.tsx";
import classes from "./submit-form.module.css";
import { useAnswer } from "./use-answer.ts";

interface WhereSectionProps {
  form: FormState;
  basemap: BasemapSources;
  /** Found without script, to choose one of. */
  found: readonly FoundVenue[];
  /** No new venue can be described. */
  isListed?: boolean | undefined;
}

export function WhereSection({ form, basemap, found, isListed = false }: WhereSectionProps) {
  const { t } = useMessages();
  const { set, change, problemOf, draft } = form;
  const { fields, isNewVenue } = draft;

  function toggle(): void {
    change({ isNewVenue: !isNewVenue, venue: undefined, fields: { ...fields, venue: "" } });
  }

  return (
    <FormSection title={t("submit.where")}>
      <noscript>
        <PlainVenueFields found={found} />
      </noscript>
      <div className={classes.scripted}>
        {isNewVenue ? <NewVenue form={form} basemap={basemap} /> : <VenueSearch form={form} />}
        {!isListed && (
          <Button
            variant="subtle"
            className={classes.inline}
            leftSection={
              isNewVenue ? (
                <IconSearch size={17} stroke={1.8} aria-hidden />
              ) : (
                <IconMapPin size={17} stroke={1.8} aria-hidden />
              )
            }
            onClick={toggle}
          >
            {t(isNewVenue ? "submit.venue-listed" : "submit.venue-new")}
          </Button>
        )}
      </div>
      <TextField
        name="room"
        label={t("field.room")}
        aside={<Optional />}
        problem={problemOf("room")}
        value={fields.room}
        onChange={({ currentTarget }) => set({ room: currentTarget.value })}
        maxLength={MAX_NAME}
        autoComplete="off"
      />
    </FormSection>
  );
}

/** A listed venue, found by typing. */
function VenueSearch({ form }: { form: FormState }) {
  const { t, locale } = useMessages();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const { answer, isAsking } = useAnswer<FoundVenues>(text === "" ? undefined : urls.venueSearch(text));
  const { venue: chosen, fields } = form.draft;
  const listed = answer?.venues ?? [];
  const venues: readonly DraftVenue[] =
    chosen && !listed.some(({ venue }) => venue === chosen.venue) ? [chosen, ...listed] : listed;

  function choose(value: string): void {
    const venue = venues.find((each) => each.venue === value);
    form.change({ venue, fields: { ...fields, venue: value } });
  }

  return (
    <Combobox
      label={t("field.venue")}
      problem={form.problemOf("venue")}
      hint={chosen && t("submit.where-is", { address: chosen.address, city: chosen.city })}
      placeholder={t("submit.venue-placeholder")}
      emptyText={t(
        text === "" ? "submit.venue-placeholder" : isAsking ? "submit.venue-searching" : "submit.venue-none",
      )}
      options={venues.map(({ venue, name, address, city }) => ({
        value: venue,
        label: name,
        content: (
          <span>
            <bdi {...textProps(name, locale)}>{name}</bdi>
            <small className="block text-tiny medium faint">{t("submit.where-is", { address, city })}</small>
          </span>
        ),
      }))}
      value={fields.venue}
      onSearch={setTyped}
      onChoose={choose}
    />
  );
}
