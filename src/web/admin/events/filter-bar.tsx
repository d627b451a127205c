import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { countryName } from "#messages/country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { filterLook, Toolbar, ToolbarSearch } from "#web/ui/toolbar.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { cityOptions } from "../choice/city-options.ts";
import { citiesOf, cityVenuesQuery, countriesQuery } from "../queries.ts";
import { sourceList } from "../sources/source-calls.ts";
import { countTableFilters, FILTER_WHENS, STATUSES, type TableFilterState } from "./table-filter.ts";

const PAUSE_MS = 300;

interface FilterProps {
  filter: TableFilterState;
  onFilter(change: TableFilterState): void;
}

/** What narrows the table. Everything is in the address, so that a view can be shared. */
export function FilterBar({ filter, onFilter }: FilterProps) {
  const { t } = useMessages();
  const { data: sources = [] } = useQuery(sourceList);
  const any = (label: string) => ({ value: "", label });
  const isSet = countTableFilters(filter) > 0;
  return (
    <Toolbar
      label={t("admin.events-filters")}
      search={<SearchField text={filter.q ?? ""} onText={(q) => onFilter({ q })} />}
    >
      <PlaceFilters filter={filter} onFilter={onFilter} />
      <SelectField
        {...filterLook(filter.when)}
        label={t("admin.events-when")}
        value={filter.when ?? "open"}
        onChange={({ currentTarget: { value } }) => onFilter({ when: value === "open" ? "" : value })}
        options={FILTER_WHENS.map((value) => ({ value, label: t(`admin.events-when.${value}`) }))}
      />
      <SelectField
        {...filterLook(filter.status)}
        label={t("field.status")}
        value={filter.status ?? ""}
        onChange={({ currentTarget }) => onFilter({ status: currentTarget.value })}
        options={[
          any(t("admin.events-any-status")),
          ...STATUSES.map((value) => ({ value, label: t(`admin.events-state.${value}`) })),
        ]}
      />
      <SelectField
        {...filterLook(filter.source)}
        label={t("admin.events-source")}
        value={filter.source ?? ""}
        onChange={({ currentTarget }) => onFilter({ source: currentTarget.value })}
        options={[
          any(t("admin.events-any-source")),
          { value: "none", label: t("admin.events-by-hand") },
          ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Days filter={filter} onFilter={onFilter} />
      {isSet && (
        <Button
          variant="subtle"
          size="sm"
          onClick={() => onFilter({ q: "", country: "", source: "", status: "", when: "", from: "", to: "" })}
        >
          {t("admin.events-clear")}
        </Button>
      )}
    </Toolbar>
  );
}

function SearchField({ text, onText }: { text: string; onText(text: string): void }) {
  const { t } = useMessages();
  const [typed, setTyped] = useState(text);
  const asked = useDebounced(typed, PAUSE_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks; the address follows it
  useEffect(() => {
    if (asked.trim() !== text) onText(asked.trim());
  }, [asked]);
  // The address may change elsewhere, such as by the button that clears the filters.
  useEffect(() => setTyped((now) => (now.trim() === text ? now : text)), [text]);

  return (
    <ToolbarSearch
      label={t("admin.events-search")}
      maxLength={200}
      aria-keyshortcuts="/"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

function PlaceFilters({ filter, onFilter }: FilterProps) {
  const { t, locale } = useMessages();
  const { country = "", city = "", venue = "" } = filter;
  const { data: countryNames = [] } = useQuery(countriesQuery);
  const { data: cities = [] } = useQuery(citiesOf(country));
  const [typed, setTyped] = useState("");
  const place = { country, city, category: "all" as const };
  const { data: found } = useQuery(cityVenuesQuery(place, useDebounced(typed, PAUSE_MS)));
  const any = { value: "", label: t("admin.events-any") };
  const venues = (found?.venues ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const known =
    venue === "" || venues.some(({ value }) => value === venue)
      ? []
      : [{ value: venue, label: `№ ${venue}` }];
  return (
    <>
      <Combobox
        {...filterLook(country)}
        label={t("admin.field.country")}
        placeholder={t("admin.field.country")}
        value={country}
        options={[
          any,
          ...countryNames.map((name) => ({ value: name, label: countryName(name, locale) })),
        ].filter(({ value }) => value !== "" || country !== "")}
        onChoose={(value) => onFilter({ country: value })}
        emptyText={t("admin.nothing-found")}
      />
      <Combobox
        {...filterLook(city)}
        label={t("admin.field.city")}
        placeholder={t("admin.field.city")}
        disabled={country === ""}
        value={city}
        options={[...(city === "" ? [] : [any]), ...cityOptions(cities, locale)]}
        onChoose={(value) => onFilter({ city: value })}
        emptyText={t("admin.nothing-found")}
      />
      <Combobox
        {...filterLook(venue)}
        label={t("field.venue")}
        placeholder={t("field.venue")}
        disabled={city === ""}
        value={venue}
        options={[...(venue === "" ? [] : [any]), ...known, ...venues]}
        onSearch={setTyped}
        onChoose={(value) => onFilter({ venue: value })}
        emptyText={t("admin.nothing-found")}
      />
    </>
  );
}

function Days({ filter, onFilter }: FilterProps) {
  const { t } = useMessages();
  return (["from", "to"] as const).map((name) => (
    <TextField
      key={name}
      {...filterLook(filter[name], "day")}
      type="date"
      label={t(`admin.events-${name}`)}
      value={filter[name] ?? ""}
      onChange={({ currentTarget }) => onFilter({ [name]: currentTarget.value })}
    />
  ));
}
