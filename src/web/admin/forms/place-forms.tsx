import { type ComponentProps, useMemo, useState } from "react";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { PixelPoint } from "#web/pin/small-map.ts";
import { Section } from "#web/ui/page.tsx";
import { type Choice, type ChoiceEvent, type ChosenVenue, NOTHING, venueFields } from "../choice/choice.ts";
import { CategoryField, CityField, CountryField, VenueChoice } from "../choice/choice-fields.tsx";
import { AdminField, useFields } from "../field.tsx";
import { PinField } from "../pin/pin-field.tsx";
import { KnownCities, NearbyVenues, VenuePreview } from "../preview/venue-preview.tsx";
import type { Question } from "../questions.tsx";
import type { ViewProps } from "../view-props.ts";
import { AdminForm } from "./admin-form.tsx";
import { useChosen } from "./use-chosen.ts";

export function AddCityForm({ start, basemap }: ViewProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState(start);
  const [city, setCity] = useState("");
  const [region, setRegion] = useState("");
  const [pin, setPin] = useState<PixelPoint>();
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
      map={
        <PinSection
          place={{ country, city, region, address: "" }}
          pin={pin}
          onPin={setPin}
          category="other"
          label={city}
          basemap={basemap}
        />
      }
    >
      <Section title={t("admin.section.place")}>
        <div className="columns-3">
          <CountryField choice={choice} onChoice={changeCountry} />
          <AdminField name="city" onChange={({ currentTarget }) => setCity(currentTarget.value)} />
          <AdminField
            name="region"
            hint={t("admin.region-hint")}
            onChange={({ currentTarget }) => setRegion(currentTarget.value)}
          />
        </div>
      </Section>
    </AdminForm>
  );
}

export function AddVenueForm({ start, basemap }: ViewProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState(start);
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [pin, setPin] = useState<PixelPoint>();
  const { country, city, category } = choice;
  const field = { choice, onChoice: setChoice };

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
      map={
        <PinSection
          place={{ country, city, address }}
          category={category === "all" ? "other" : category}
          pin={pin}
          onPin={setPin}
          label={name || city}
          basemap={basemap}
        />
      }
    >
      <Section title={t("admin.section.place")}>
        <div className="columns-3">
          <CountryField {...field} />
          <CityField {...field} />
          <CategoryField {...field} hasAll={false} />
        </div>
      </Section>
      <Section title={t("admin.section.details")}>
        <div className="columns-2">
          <AdminField name="new_name" onChange={({ currentTarget }) => setName(currentTarget.value)} />
          <AdminField name="new_address" onChange={({ currentTarget }) => setAddress(currentTarget.value)} />
        </div>
      </Section>
    </AdminForm>
  );
}

export function EditVenueForm({ start, basemap }: ViewProps) {
  const { t } = useMessages();
  const { choice, setChoice, preview, clear, forgetVenue, reloadVenue } = useChosen(start);
  const [address, setAddress] = useState<string>();
  const [pin, setPin] = useState<PixelPoint>();
  const { country, city, venue } = choice;
  const own = useMemo(() => {
    if (!venue) return undefined;
    const [longitude, latitude] = venue.coordinates;
    const point = [Number(longitude), Number(latitude)] as const;
    return { point, address: venue.address, timeZone: venue.timeZone };
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
      aside={<VenuePreview {...preview} />}
      onDone={() => {
        empty();
        forgetVenue();
      }}
      onClear={() => {
        empty();
        clear();
      }}
      onReload={reloadVenue}
      map={
        <PinSection
          place={{ country, city, address: address ?? venue?.address ?? "" }}
          category={venue?.category ?? "other"}
          pin={pin}
          onPin={setPin}
          own={own}
          label={venue?.name ?? city}
          basemap={basemap}
        />
      }
    >
      <Section title={t("admin.section.which-venue")}>
        <VenueChoice choice={choice} onChoice={changeChoice} />
      </Section>
      <Section title={t("admin.section.details")}>
        <div className="columns-2" key={venue && `${venue._id}.${venue.version}`}>
          <AdminField name="new_name" defaultValue={venue?.name} />
          <AdminField
            name="new_address"
            defaultValue={venue?.address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </div>
      </Section>
    </AdminForm>
  );
}

function PinSection(pin: Omit<ComponentProps<typeof PinField>, "problem">) {
  const { t } = useMessages();
  return (
    <Section title={t("admin.section.pin")}>
      <PinField {...pin} problem={useFields().problemOf("coordinates")} />
    </Section>
  );
}

export function DeleteVenueForm({ start }: ViewProps) {
  const { t } = useMessages();
  const { choice, field, events, preview, clear, forgetVenue, reloadVenue } = useChosen(start);
  const liked = (events ?? []).filter(({ favorites }) => favorites > 0).length;
  return (
    <AdminForm
      name="delete-venue"
      url={routes.deleteVenue}
      submit={t("admin.delete")}
      // Favourites that the question names are confirmed with it; the server asks about any others.
      values={{ ...venueFields(choice), version: choice.venue?.version, confirm: liked > 0 }}
      question={useQuestion(choice.venue, events, liked)}
      aside={<VenuePreview {...preview} />}
      onDone={forgetVenue}
      onClear={clear}
      onReload={reloadVenue}
    >
      <Section title={t("admin.section.which-venue")}>
        <VenueChoice {...field} />
      </Section>
    </AdminForm>
  );
}

function useQuestion(
  venue: ChosenVenue | undefined,
  events: readonly ChoiceEvent[] | undefined,
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
