import { useState } from "react";
import type { AnswerPlace, SourcePlace } from "#contract/admin-places.ts";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { type Choice, NOTHING } from "../choice/choice.ts";
import { VenueField } from "../choice/venue-field.tsx";
import { PlaceCandidates } from "./place-candidates.tsx";
import classes from "./places.module.css";

export type Answer = Omit<AnswerPlace, "place" | "city">;

export interface PlaceChoiceProps {
  source: Pick<Source, "country" | "city">;
  place: SourcePlace;
  isBusy: boolean;
  onAnswer(answer: Answer): void;
}

const NEW: Answer = { venue: null, room: false, isVirtual: false };

/** The answers to an unclear place: a suggested venue, another known one, a new one, or online. */
export function PlaceChoice({ source, place, isBusy, onAnswer }: PlaceChoiceProps) {
  const { t } = useMessages();
  const [room, setRoom] = useState(true);
  const [isSearching, setIsSearching] = useState(false);
  const { place: name, city, suggestions } = place;
  const hall = suggestions.find((venue) => venue.room !== null)?.room ?? name;
  const say = (answer: Answer) => !isBusy && onAnswer(answer);
  const use = (venue: string | null, category: AnswerPlace["category"]) =>
    say({ venue, category, room: room && hall, isVirtual: false });
  return (
    <>
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
      {isSearching && (
        <OtherVenue
          source={source}
          city={city}
          isBusy={isBusy}
          onUse={(venue, category) => use(venue, category)}
        />
      )}
      <div className={classes.ways}>
        <Button
          variant="default"
          size="sm"
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
        >
          {t("admin.place-other")}
        </Button>
        <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => say(NEW)}>
          {t("admin.place-new")}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-disabled={isBusy}
          onClick={() => say({ ...NEW, isVirtual: true })}
        >
          {t("admin.place-online")}
        </Button>
      </div>
    </>
  );
}

interface OtherVenueProps {
  source: Pick<Source, "country" | "city">;
  city: string;
  isBusy: boolean;
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
    <div className={classes.other}>
      <VenueField choice={choice} onChoice={setChoice} problemOf={() => undefined} />
      <Button
        size="sm"
        aria-disabled={isBusy || !venue}
        onClick={() => venue && onUse(venue.slug, venue.category)}
      >
        {t("admin.place-yes")}
      </Button>
    </div>
  );
}
