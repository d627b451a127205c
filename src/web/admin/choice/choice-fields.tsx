import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { countryName } from "#messages/country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Combobox, type ComboboxProps } from "#web/ui/combobox.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { type FieldName, fieldLabel, useFields } from "../field.tsx";
import { citiesOf, cityVenuesQuery, countriesQuery } from "../queries.ts";
import { type Choice, type ChoiceEvent, choiceDates, choose, distinctEvents } from "./choice.ts";
import { cityOptions } from "./city-options.ts";

/** More would only slow the list down; typing finds the others. */
const MAX_SHOWN = 100;
const PAUSE_MS = 200;

interface DropdownProps extends Omit<ComboboxProps, "label" | "problem" | "emptyText"> {
  name: FieldName;
  emptyText?: string;
}

/** A field of a form whose value is found by typing. */
function Dropdown({ name, ...combobox }: DropdownProps) {
  const { t } = useMessages();
  return (
    <Combobox
      label={fieldLabel(name, t)}
      problem={useFields().problemOf(name)}
      placeholder={t("admin.choose")}
      emptyText={t("admin.nothing-found")}
      limit={MAX_SHOWN}
      {...combobox}
    />
  );
}

export interface ChoiceProps {
  choice: Choice;
  onChoice(choice: Choice): void;
}

export function CountryField({ choice, onChoice }: ChoiceProps) {
  const { locale } = useMessages();
  const { data = [] } = useQuery(countriesQuery);
  const names = including(data, choice.country)
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Dropdown
      name="country"
      options={names}
      value={choice.country}
      onChoose={(country) => onChoice(choose(choice, "country", country))}
    />
  );
}

export function CityField({ choice, onChoice }: ChoiceProps) {
  const { locale } = useMessages();
  const { data = [] } = useQuery(citiesOf(choice.country));
  return (
    <Dropdown
      name="city"
      options={cityOptions(including(data, choice.city), locale)}
      value={choice.city}
      disabled={choice.country === ""}
      onChoose={(city) => onChoice(choose(choice, "city", city))}
    />
  );
}

/** All narrows nothing; a new venue, though, must be of one of them. */
export function CategoryField({ choice, onChoice, hasAll = true }: ChoiceProps & { hasAll?: boolean }) {
  const { t } = useMessages();
  const names = VENUE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <Dropdown
      name="category"
      options={hasAll ? [{ value: "all", label: t("admin.category-all") }, ...names] : names}
      value={hasAll || choice.category !== "all" ? choice.category : ""}
      onChoose={(category) => onChoice(choose(choice, "category", category as VenueCategory | "all"))}
    />
  );
}

/** The venues of the chosen city; of many, those whose name holds what is typed. */
export function VenueField({
  name = "venue",
  choice,
  onChoice,
}: ChoiceProps & { name?: "venue" | "newVenue" }) {
  const { t, locale } = useMessages();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, PAUSE_MS);
  const { data, isFetching } = useQuery(cityVenuesQuery(choice, search));
  const listed = data?.venues ?? [];
  const isListed = listed.some(({ _id }) => _id === choice.venue?._id);
  const venues = choice.venue && !isListed ? [choice.venue, ...listed] : listed;
  const venueOf = (id: string) => venues.find(({ _id }) => _id === id);
  return (
    <Dropdown
      name={name}
      options={venues.map(({ _id, name, category, address }) => ({
        value: _id,
        label: name,
        content: (
          <span>
            <bdi {...textProps(name, locale)}>{name}</bdi>
            <br />
            <small className="faint text-tiny">
              {t("event.where", { venue: t(`category.${category}`), city: address })}
            </small>
          </span>
        ),
      }))}
      value={choice.venue?._id ?? ""}
      disabled={choice.city === ""}
      // The server searches, in every alphabet.
      onSearch={setTyped}
      moreText={data?.hasMore ? t("admin.more-venues") : undefined}
      emptyText={t(isFetching ? "admin.searching" : "admin.nothing-found")}
      onChoose={(id) => onChoice(choose(choice, "venue", venueOf(id)))}
    />
  );
}

/** A venue by its place; and what is chosen after it. */
export function VenueChoice({ children, ...field }: ChoiceProps & { children?: ReactNode }) {
  return (
    <div className="columns-3">
      <CountryField {...field} />
      <CityField {...field} />
      <CategoryField {...field} />
      <VenueField {...field} />
      {children}
    </div>
  );
}

/** The event by its name, then one of its dates; a single date needs no choosing. */
export function EventChoiceFields({
  choice,
  onChoice,
  events = [],
}: ChoiceProps & { events: readonly ChoiceEvent[] | undefined }) {
  function chooseEvent(slug: string): void {
    const [only, ...others] = choiceDates(events, slug);
    const chosen = choose(choice, "event", slug);
    onChoice(only && others.length === 0 ? choose(chosen, "oldDate", only) : chosen);
  }
  return (
    <>
      <Dropdown
        name="event"
        options={distinctEvents(events).map(({ slug, name }) => ({ value: slug, label: name }))}
        value={choice.event}
        disabled={!choice.venue}
        onChoose={chooseEvent}
      />
      <Dropdown
        name="old_date"
        options={choiceDates(events, choice.event).map(asOption)}
        value={choice.oldDate}
        disabled={choice.event === ""}
        onChoose={(date) => onChoice(choose(choice, "oldDate", date))}
      />
    </>
  );
}

/** What was chosen before is shown even before the names are here. */
export function including(names: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
}

const asOption = (value: string) => ({ value, label: value });
