import { useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import type { Place } from "#contract/places.ts";
import { urls } from "#contract/urls.ts";
import { isVenueCategory } from "#domain/category.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PinCanvas } from "#web/pin/pin-canvas.tsx";
import { readPoint } from "#web/pin/read-point.ts";
import type { PixelPoint } from "#web/pin/small-map.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { FormState } from "./form-state.ts";
import classes from "./submit-form.module.css";
import { useAnswer } from "./use-answer.ts";

/** Five decimals are a metre. */
const DECIMALS = 5;

/** A venue that is not listed: its name, its address, and a pin on the map. */
export function NewVenue({ form, basemap }: { form: FormState; basemap: BasemapSources }) {
  const { t } = useMessages();
  const { set, problemOf } = form;
  const { fields } = form.draft;
  const point = readPoint(fields.newVenueLongitude, fields.newVenueLatitude);
  const category = isVenueCategory(fields.category) ? fields.category : "other";
  const put = ([longitude, latitude]: PixelPoint) =>
    set({
      newVenueLongitude: longitude.toFixed(DECIMALS),
      newVenueLatitude: latitude.toFixed(DECIMALS),
    });
  return (
    <div className={classes.plain}>
      <TextField
        label={t("submit.field.newVenueName")}
        problem={problemOf("newVenueName")}
        value={fields.newVenueName}
        onChange={({ currentTarget }) => set({ newVenueName: currentTarget.value })}
        maxLength={MAX_NAME}
        autoComplete="off"
      />
      <TextField
        label={t("submit.field.newVenueAddress")}
        problem={problemOf("newVenueAddress")}
        value={fields.newVenueAddress}
        onChange={({ currentTarget }) => set({ newVenueAddress: currentTarget.value })}
        maxLength={MAX_ADDRESS}
        autoComplete="off"
      />
      <NearSearch onPut={put} />
      <PinCanvas
        point={point}
        category={category}
        label={fields.newVenueName}
        basemap={basemap}
        onMove={put}
      />
      <div className={classes.two}>
        <TextField
          inputMode="decimal"
          label={t("submit.field.newVenueLatitude")}
          problem={problemOf("newVenueLatitude")}
          value={fields.newVenueLatitude}
          onChange={({ currentTarget }) => set({ newVenueLatitude: currentTarget.value })}
        />
        <TextField
          inputMode="decimal"
          label={t("submit.field.newVenueLongitude")}
          value={fields.newVenueLongitude}
          onChange={({ currentTarget }) => set({ newVenueLongitude: currentTarget.value })}
        />
      </div>
    </div>
  );
}

/** The pin's initial position and zoom, from the chosen city: the default view is the whole world. */
function NearSearch({ onPut }: { onPut(point: PixelPoint): void }) {
  const { t } = useMessages();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Place>();
  const { answer } = useAnswer<Place[]>(typed.trim() === "" ? undefined : urls.places(typed.trim()));
  const found = (answer ?? []).filter(({ kind }) => kind !== "country" && kind !== "region");
  const places = chosen && !found.includes(chosen) ? [chosen, ...found] : found;
  const keyOf = ({ coordinates, name }: Place) => `${name} ${coordinates.join()}`;
  return (
    <Combobox
      label={t("submit.field.near")}
      hint={t("submit.near-hint")}
      emptyText={t(typed.trim() === "" ? "submit.field.near" : "submit.near-none")}
      options={places.map((place) => ({
        value: keyOf(place),
        label: place.name,
        content: (
          <span>
            {place.name}
            <small className="block text-tiny medium faint">
              {[place.region, place.country].filter((part) => part !== "").join(", ")}
            </small>
          </span>
        ),
      }))}
      value={chosen ? keyOf(chosen) : ""}
      onSearch={setTyped}
      onChoose={(key) => {
        const place = places.find((each) => keyOf(each) === key);
        if (!place) return;
        setChosen(place);
        onPut(place.coordinates);
      }}
    />
  );
}
