import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Point } from "#web/pin/small-map.ts";
import { NOTHING } from "../choice/choice.ts";
import { CategoryField, CityField, CountryField } from "../choice/choice-fields.tsx";
import { Field } from "../field.tsx";
import classes from "../fields.module.css";
import { PinField } from "../pin/pin-field.tsx";
import { NearbyVenues } from "../preview/nearby-venues.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";

export function AddVenueForm({ start, basemap }: ViewProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState(start);
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [pin, setPin] = useState<Point>();
  const { country, city, category } = choice;

  function empty(): void {
    setName("");
    setAddress("");
    setPin(undefined);
  }

  return (
    <AdminForm
      name="add-venue"
      url={routes.addVenue}
      submit={t("admin.add")}
      values={{ country, city, category, coordinates: pin }}
      aside={<NearbyVenues choice={choice} />}
      onDone={empty}
      onClear={() => {
        setChoice(NOTHING);
        empty();
      }}
      map={(problemOf) => (
        <FormSection title={t("admin.section.pin")}>
          <PinField
            place={{ country, city, address }}
            pin={pin}
            onPin={setPin}
            category={category === "all" ? "other" : category}
            label={name || city}
            basemap={basemap}
            problem={problemOf("coordinates")}
          />
        </FormSection>
      )}
    >
      {(problemOf) => (
        <>
          <FormSection title={t("admin.section.place")}>
            <div className={classes.grid}>
              <CountryField choice={choice} onChoice={setChoice} problemOf={problemOf} />
              <CityField choice={choice} onChoice={setChoice} problemOf={problemOf} />
              <CategoryField choice={choice} onChoice={setChoice} problemOf={problemOf} hasAll={false} />
            </div>
          </FormSection>
          <FormSection title={t("admin.section.details")}>
            <div className={classes.two}>
              <Field
                name="new_name"
                problemOf={problemOf}
                maxLength={MAX_NAME}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Field
                name="new_address"
                problemOf={problemOf}
                maxLength={MAX_ADDRESS}
                onChange={({ currentTarget }) => setAddress(currentTarget.value)}
              />
            </div>
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
