import { useMemo, useState } from "react";
import { routes } from "#contract/urls.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Point } from "#web/pin/small-map.ts";
import { type Choice, venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { Field } from "../field.tsx";
import classes from "../fields.module.css";
import { PinField } from "../pin/pin-field.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import { useChosen } from "./use-chosen.ts";

export function EditVenueForm({ start, basemap }: ViewProps) {
  const { t } = useMessages();
  const { choice, setChoice, events, clear, forgetVenue, reloadVenue } = useChosen(start);
  const [address, setAddress] = useState<string>();
  const [pin, setPin] = useState<Point>();
  const { venue } = choice;
  const own = useMemo(() => {
    if (!venue) return undefined;
    const [longitude, latitude] = venue.coordinates;
    return {
      point: [Number(longitude), Number(latitude)] as const,
      address: venue.address,
      timeZone: venue.timeZone,
    };
  }, [venue]);

  function empty(): void {
    setAddress(undefined);
    setPin(undefined);
  }

  function changeChoice(next: Choice): void {
    // Another venue has another place.
    if (next.venue !== venue) empty();
    setChoice(next);
  }

  return (
    <AdminForm
      name="edit-venue"
      url={routes.editVenue}
      submit={t("admin.edit")}
      values={{ ...venueFields(choice), version: venue?.version, coordinates: pin }}
      aside={<VenuePreview venue={venue} events={events} />}
      onDone={() => {
        empty();
        forgetVenue();
      }}
      onClear={() => {
        empty();
        clear();
      }}
      onReload={reloadVenue}
      map={(problemOf) => (
        <FormSection title={t("admin.section.pin")}>
          <PinField
            place={{ country: choice.country, city: choice.city, address: address ?? venue?.address ?? "" }}
            pin={pin}
            onPin={setPin}
            own={own}
            category={venue?.category ?? "other"}
            label={venue?.name ?? choice.city}
            basemap={basemap}
            problem={problemOf("coordinates")}
          />
        </FormSection>
      )}
    >
      {(problemOf) => (
        <>
          <FormSection title={t("admin.section.which-venue")}>
            <VenueChoice choice={choice} onChoice={changeChoice} problemOf={problemOf} />
          </FormSection>
          <FormSection title={t("admin.section.details")}>
            <div className={classes.two} key={venue && `${venue._id}.${venue.version}`}>
              <Field name="new_name" problemOf={problemOf} maxLength={MAX_NAME} defaultValue={venue?.name} />
              <Field
                name="new_address"
                problemOf={problemOf}
                maxLength={MAX_ADDRESS}
                defaultValue={venue?.address}
                onChange={({ currentTarget }) => setAddress(currentTarget.value)}
              />
            </div>
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
