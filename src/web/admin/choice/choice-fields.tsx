import { useQuery } from "@tanstack/react-query";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { countryName } from "#messages/country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { ProblemOf } from "../field.tsx";
import { citiesOf, countries } from "../queries.ts";
import { type Choice, choose, datesOf, distinctEvents, type ListedEvent } from "./choice.ts";
import { Dropdown } from "./dropdown.tsx";

interface ChoiceFieldProps {
  choice: Choice;
  onChoice(choice: Choice): void;
  problemOf: ProblemOf;
}

export function CountryField({ choice, onChoice, problemOf }: ChoiceFieldProps) {
  const { locale } = useMessages();
  const { data = [] } = useQuery(countries);
  const names = including(data, choice.country)
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Dropdown
      name="country"
      problemOf={problemOf}
      options={names}
      value={choice.country}
      onChoose={(country) => onChoice(choose(choice, "country", country))}
    />
  );
}

export function CityField({ choice, onChoice, problemOf }: ChoiceFieldProps) {
  const { data = [] } = useQuery(citiesOf(choice.country));
  return (
    <Dropdown
      name="city"
      problemOf={problemOf}
      options={including(data, choice.city).map(asOption)}
      value={choice.city}
      disabled={choice.country === ""}
      onChoose={(city) => onChoice(choose(choice, "city", city))}
    />
  );
}

/** All narrows nothing; a new venue, though, must be of one of them. */
export function CategoryField({
  choice,
  onChoice,
  problemOf,
  hasAll = true,
}: ChoiceFieldProps & { hasAll?: boolean }) {
  const { t } = useMessages();
  const names = VENUE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  const isChosen = hasAll || choice.category !== "all";
  return (
    <Dropdown
      name="category"
      problemOf={problemOf}
      options={hasAll ? [{ value: "all", label: t("admin.category-all") }, ...names] : names}
      value={isChosen ? choice.category : ""}
      onChoose={(category) => onChoice(choose(choice, "category", category as VenueCategory | "all"))}
    />
  );
}

/** The event by its name, then one of its dates; a single date needs no choosing. */
export function EventFields({
  choice,
  onChoice,
  problemOf,
  events = [],
}: ChoiceFieldProps & { events: readonly ListedEvent[] | undefined }) {
  function chooseEvent(slug: string): void {
    const [only, ...others] = datesOf(events, slug);
    const chosen = choose(choice, "event", slug);
    onChoice(only && others.length === 0 ? choose(chosen, "oldDate", only) : chosen);
  }
  return (
    <>
      <Dropdown
        name="event"
        problemOf={problemOf}
        options={distinctEvents(events).map(({ slug, name }) => ({ value: slug, label: name }))}
        value={choice.event}
        disabled={!choice.venue}
        onChoose={chooseEvent}
      />
      <Dropdown
        name="old_date"
        problemOf={problemOf}
        options={datesOf(events, choice.event).map(asOption)}
        value={choice.oldDate}
        disabled={choice.event === ""}
        onChoose={(date) => onChoice(choose(choice, "oldDate", date))}
      />
    </>
  );
}

/** What a link has chosen is shown even before the names are here. */
function including(names: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
}

const asOption = (value: string) => ({ value, label: value });
