import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";
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
  const search = useDebounced(typed, PAUSE_MS);
  const { data, isFetching } = useQuery(venuesOf(choice, search));
  const listed = data?.venues ?? [];
  const isListed = listed.some(({ _id }) => _id === choice.venue?._id);
  const venues = choice.venue && !isListed ? [choice.venue, ...listed] : listed;
  return (
    <Dropdown
      name={name}
      problemOf={problemOf}
      options={venues.map(({ _id, name, category, address }) => ({
        value: _id,
        label: name,
        content: (
          <span>
            <bdi {...textProps(name, locale)}>{name}</bdi>
            <small className={classes.detail}>
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
