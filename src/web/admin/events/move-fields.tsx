import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { ChosenVenue } from "../choice/choice.ts";
import { venuesNamed } from "./event-calls.ts";

const PAUSE_MS = 200;

/** Another venue, by its name, and by how many days events are moved. */
export function MoveFields({ venue, onVenue }: { venue: string; onVenue(id: string): void }) {
  const { t, locale } = useMessages();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ChosenVenue>();
  const { data: found = [], isFetching } = useQuery(venuesNamed(useDebounced(typed, PAUSE_MS)));
  const venues = chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found;
  return (
    <>
      <Combobox
        label={t("admin.field.newVenue")}
        placeholder={t("admin.events-same-venue")}
        options={venues.map(({ _id, name, city, category }) => ({
          value: _id,
          label: name,
          content: (
            <span>
              <bdi {...textProps(name, locale)}>{name}</bdi>{" "}
              <small>{t("event.where", { venue: t(`category.${category}`), city })}</small>
            </span>
          ),
        }))}
        value={venue}
        onSearch={setTyped}
        onChoose={(id) => {
          setChosen(venues.find(({ _id }) => _id === id));
          onVenue(id);
        }}
        emptyText={t(isFetching ? "admin.searching" : "admin.nothing-found")}
      />
      <TextField
        name="days"
        type="number"
        step={1}
        min={-366}
        max={366}
        defaultValue={0}
        label={t("admin.events-days")}
        hint={t("admin.events-days-hint")}
      />
    </>
  );
}
