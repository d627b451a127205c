import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Countries } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { placeKey } from "#domain/city.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get } from "#web/session/api.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import { FilterSection } from "./choices.tsx";
import classes from "./place-fields.module.css";

const ALL = "all";
const FRESH_MS = 5 * 60_000;

/** Only countries where something is on. */
const liveCountries = queryOptions({
  queryKey: ["countries"],
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => get<Countries>(routes.countries, signal),
  select: (countries) => countries.filter(({ events }) => events.length > 0).map(({ country }) => country),
});

const citiesOf = (country: string | undefined) =>
  queryOptions({
    queryKey: ["cities", country],
    enabled: country !== undefined,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => get<string[]>(urls.cities(country ?? ""), signal),
  });

export function PlaceFields() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const countries = useQuery(liveCountries);
  const cities = useQuery(citiesOf(filter.country));
  return (
    <FilterSection title={t("filters.place")}>
      <div className={classes.places}>
        <PlaceSelect
          label={t("filters.country")}
          names={countries.data}
          nameOf={(country) => countryName(country, locale)}
          chosen={filter.country}
          // Another country has other cities.
          choose={(country) => setFilter({ country, city: undefined })}
        />
        <PlaceSelect
          label={t("filters.city")}
          names={cities.data}
          nameOf={(city) => cityName(city, locale)}
          chosen={filter.city}
          choose={(city) => setFilter({ city })}
          disabled={filter.country === undefined}
        />
      </div>
    </FilterSection>
  );
}

interface PlaceSelectProps {
  label: string;
  names: readonly string[] | undefined;
  /** The displayed form of a name. */
  nameOf(name: string): string;
  chosen: string | undefined;
  choose(name: string | undefined): void;
  disabled?: boolean;
}

function PlaceSelect({ label, names = [], nameOf, chosen, choose, disabled }: PlaceSelectProps) {
  const { t, locale } = useMessages();
  // A link may spell it in another way, and what it has chosen is shown even before the names are here.
  const value = chosen && (names.find((name) => placeKey(name) === placeKey(chosen)) ?? chosen);
  const all = value === undefined || names.includes(value) ? names : [value, ...names];
  const options = all
    .map((name) => ({ value: name, label: nameOf(name), otherName: name }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Combobox
      label={label}
      options={[{ value: ALL, label: t("filters.all") }, ...options]}
      value={value ?? ALL}
      onChoose={(name) => choose(name === ALL ? undefined : name)}
      disabled={disabled}
      emptyText={t("filters.nothing-found")}
    />
  );
}
