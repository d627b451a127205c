import { useContext, useState } from "react";
import type { AnswerPlace, SourcePlace } from "#contract/admin-places.ts";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button, PlainButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { type Choice, NOTHING } from "../choice/choice.ts";
import { VenueField } from "../choice/choice-fields.tsx";
import { BasemapContext } from "../pin/basemap-context.ts";
import classes from "./place-map.module.css";
import { PlaceMap } from "./place-map.tsx";

export type PlaceChoiceAnswer = Omit<AnswerPlace, "place" | "city">;

export interface PlaceChoiceProps {
  source: Pick<Source, "country" | "city">;
  place: SourcePlace;
  isBusy: boolean;
  onAnswer(answer: PlaceChoiceAnswer): void;
}

const NEW: PlaceChoiceAnswer = { venue: null, room: false, isVirtual: false };

/** The answers to an unclear place: a suggested venue, another known one, a new one, or online. */
export function PlaceChoice({ source, place, isBusy, onAnswer }: PlaceChoiceProps) {
  const { t } = useMessages();
  const [room, setRoom] = useState(true);
  const [isSearching, setIsSearching] = useState(false);
  const { place: name, city, suggestions } = place;
  const hall = suggestions.find((venue) => venue.room !== null)?.room ?? name;
  const say = (answer: PlaceChoiceAnswer) => !isBusy && onAnswer(answer);
  const use = (venue: string | null, category: AnswerPlace["category"]) =>
    say({ venue, category, room: room && hall, isVirtual: false });
  const way = { variant: "default", size: "sm" } as const;
  return (
    <div className="grid gap-8">
      <PlaceCandidates
        place={place}
        isBusy={isBusy}
        onUse={({ venue, category }) => use(venue, category ?? undefined)}
      />
      {(suggestions.length > 0 || isSearching) && (
        <Checkbox
          label={t("admin.place-room", { room: hall })}
          checked={room}
          onChange={({ currentTarget }) => setRoom(currentTarget.checked)}
        />
      )}
      {isSearching && <OtherVenue source={source} city={city} isBusy={isBusy} onUse={use} />}
      <div className="flex wrap gap-8">
        <Button {...way} aria-expanded={isSearching} onClick={() => setIsSearching(!isSearching)}>
          {t("admin.place-other")}
        </Button>
        <Button {...way} aria-disabled={isBusy} onClick={() => say(NEW)}>
          {t("admin.place-new")}
        </Button>
        <Button {...way} aria-disabled={isBusy} onClick={() => say({ ...NEW, isVirtual: true })}>
          {t("admin.place-online")}
        </Button>
      </div>
    </div>
  );
}

interface OtherVenueProps extends Pick<PlaceChoiceProps, "source" | "isBusy"> {
  city: string;
  onUse(venue: string, category: AnswerPlace["category"]): void;
}

function OtherVenue({ source, city, isBusy, onUse }: OtherVenueProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState<Choice>({
    ...NOTHING,
    country: source.country ?? "",
    city: city || (source.city ?? ""),
  });
  const { venue } = choice;
  return (
    <div className="columns-2 along-end">
      <VenueField choice={choice} onChoice={setChoice} />
      <div>
        <Button
          size="sm"
          aria-disabled={isBusy || !venue}
          onClick={() => venue && onUse(venue.slug, venue.category)}
        >
          {t("admin.place-yes")}
        </Button>
      </div>
    </div>
  );
}

type Suggestion = SourcePlace["suggestions"][number];

interface PlaceCandidatesProps extends Pick<PlaceChoiceProps, "place" | "isBusy"> {
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
        <div>
          <Button
            variant="default"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setMap(isOpen ? "closed" : "open")}
          >
            {t(isOpen ? "admin.place-map-hide" : "admin.place-map")}
          </Button>
        </div>
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
        <p className="faint" role="status">
          {t("admin.place-no-map")}
        </p>
      )}
      <ul className="grid gap-16">
        {suggestions.map((candidate, index) => (
          <li key={`${candidate.venue} ${candidate.category}`} className="row wrap between gap-12">
            {isOpen ? (
              <PlainButton
                className={classes.candidate}
                aria-pressed={selected === index}
                onClick={() => setSelected(index)}
              >
                <b className={classes.number}>{index + 1}</b>
                <CandidateText candidate={candidate} />
              </PlainButton>
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
      <br />
      <small className="faint text-small">{facts.filter(Boolean).join(" · ")}</small>
    </span>
  );
}
