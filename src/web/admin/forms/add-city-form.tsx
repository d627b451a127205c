import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Point } from "#web/pin/small-map.ts";
import { type Choice, NOTHING } from "../choice/choice.ts";
import { CountryField } from "../choice/choice-fields.tsx";
import { Field } from "../field.tsx";
import classes from "../fields.module.css";
import { PinField } from "../pin/pin-field.tsx";
import { KnownCities } from "../preview/known-cities.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";

export function AddCityForm({ start, basemap }: ViewProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState(start);
  const [city, setCity] = useState("");
  const [region, setRegion] = useState("");
  const [pin, setPin] = useState<Point>();
  const { country } = choice;

  function empty(): void {
    setCity("");
    setRegion("");
    setPin(undefined);
  }

  function changeCountry(next: Choice): void {
    setPin(undefined);
    setChoice(next);
  }

  return (
    <AdminForm
      name="add-city"
      url={routes.addCity}
      submit={t("admin.add")}
      values={{ country, coordinates: pin }}
      aside={<KnownCities country={country} />}
      onDone={empty}
      onClear={() => {
        setChoice(NOTHING);
        empty();
      }}
      map={(problemOf) => (
        <FormSection title={t("admin.section.pin")}>
          <PinField
            place={{ country, city, region, address: "" }}
            pin={pin}
            onPin={setPin}
            category="other"
            label={city}
            basemap={basemap}
            problem={problemOf("coordinates")}
          />
        </FormSection>
      )}
    >
      {(problemOf) => (
        <FormSection title={t("admin.section.place")}>
          <div className={classes.grid}>
            <CountryField choice={choice} onChoice={changeCountry} problemOf={problemOf} />
            <Field
              name="city"
              problemOf={problemOf}
              maxLength={MAX_NAME}
              onChange={({ currentTarget }) => setCity(currentTarget.value)}
            />
            <Field
              name="region"
              problemOf={problemOf}
              maxLength={MAX_NAME}
              hint={t("admin.region-hint")}
              onChange={({ currentTarget }) => setRegion(currentTarget.value)}
            />
          </div>
        </FormSection>
      )}
    </AdminForm>
  );
}
