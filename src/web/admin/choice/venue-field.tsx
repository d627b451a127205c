import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { ProblemOf } from "../field.tsx";
import { venuesOf } from "../queries.ts";
import { type Choice, choose } from "./choice.ts";
import { Dropdown } from "./dropdown.tsx";

const PAUSE_MS = 200;

interface VenueFieldProps {
  name?: "venue" | "newVenue";
  choice: Choice;
  onChoice(choice: Choice): void;
  problemOf: ProblemOf;
}

/** The venues of the chosen city; of many, those whose name holds what is typed. */
export function VenueField({ name = "venue", choice, onChoice, problemOf }: VenueFieldProps) {
  const { t, locale } = useMessages();
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed, PAUSE_MS);
  // The name of what is chosen stands in the box, but nobody searches for it.
  const search = text === choice.venue?.name ? "" : text;
  const { data, isFetching } = useQuery(venuesOf(choice, search));
  const listed = data?.venues ?? [];
  const isListed = listed.some(({ _id }) => _id === choice.venue?._id);
  const venues = choice.venue && !isListed ? [choice.venue, ...listed] : listed;
  return (
    <Dropdown
      name={name}
      problemOf={problemOf}
      data={venues.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={choice.venue?._id ?? ""}
      disabled={choice.city === ""}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, in every alphabet.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const venue = venues.find(({ _id }) => _id === option.value);
        return (
          <span>
            {venue && <bdi {...textProps(venue.name, locale)}>{venue.name}</bdi>}
            <small>
              {venue && t("event.where", { venue: t(`category.${venue.category}`), city: venue.address })}
            </small>
          </span>
        );
      }}
      description={data?.hasMore ? t("admin.more-venues") : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      nothingFoundMessage={t(isFetching ? "admin.searching" : "admin.nothing-found")}
      onChoose={(id) =>
        onChoice(
          choose(
            choice,
            "venue",
            venues.find(({ _id }) => _id === id),
          ),
        )
      }
    />
  );
}
