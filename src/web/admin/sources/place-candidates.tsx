import { useContext, useState } from "react";
import type { SourcePlace } from "#contract/admin-places.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { BasemapContext } from "../pin/basemap-context.ts";
import { PlaceMap } from "./place-map.tsx";
import classes from "./places.module.css";

type Suggestion = SourcePlace["suggestions"][number];

interface PlaceCandidatesProps {
  place: SourcePlace;
  isBusy: boolean;
  onUse(candidate: Suggestion): void;
}

/** The venues that a place may be: a list, and on demand a map with their pins. */
export function PlaceCandidates({ place, isBusy, onUse }: PlaceCandidatesProps) {
  const { t } = useMessages();
  const basemap = useContext(BasemapContext);
  const [map, setMap] = useState<"closed" | "open" | "failed">("closed");
  const [selected, setSelected] = useState<number>();
  const { suggestions } = place;
  const isOpen = map === "open";
  return (
    <>
      {basemap && map !== "failed" && suggestions.some(({ coordinates }) => coordinates) && (
        <Button
          variant="default"
          size="sm"
          className={classes.mapButton}
          aria-expanded={isOpen}
          onClick={() => setMap(isOpen ? "closed" : "open")}
        >
          {t(isOpen ? "admin.place-map-hide" : "admin.place-map")}
        </Button>
      )}
      {basemap && isOpen && (
        <PlaceMap
          // Pins belong to the map once it has them, so other venues need another map.
          key={suggestions.map(({ venue, category }) => `${venue} ${category}`).join()}
          basemap={basemap}
          place={place}
          selected={selected}
          onSelect={setSelected}
          onFail={() => setMap("failed")}
        />
      )}
      {map === "failed" && (
        <p className={classes.remark} role="status">
          {t("admin.place-no-map")}
        </p>
      )}
      <ul className={classes.candidates}>
        {suggestions.map((candidate, index) => (
          <li key={`${candidate.venue} ${candidate.category}`}>
            {isOpen ? (
              <button
                type="button"
                className={classes.candidate}
                aria-pressed={selected === index}
                onClick={() => setSelected(index)}
              >
                <b className={classes.number}>{index + 1}</b>
                <CandidateText candidate={candidate} />
              </button>
            ) : (
              <CandidateText candidate={candidate} />
            )}
            <Button
              size="sm"
              aria-disabled={isBusy}
              aria-label={t("admin.place-use", { venue: candidate.name })}
              onClick={() => onUse(candidate)}
            >
              {t("admin.place-yes")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function CandidateText({ candidate: { name, address, distanceM } }: { candidate: Suggestion }) {
  const { t, locale } = useMessages();
  const facts = [address, distanceM === null ? "" : t("admin.place-distance", { meters: distanceM })];
  return (
    <span>
      <b {...textProps(name, locale)}>{name}</b>
      <small>{facts.filter(Boolean).join(" · ")}</small>
    </span>
  );
}
