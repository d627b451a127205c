import { useQuery } from "@tanstack/react-query";
import type { SourcePlace } from "#contract/admin-places.ts";
import type { Source, SourceChange } from "#contract/admin-sources.ts";
import { fold } from "#domain/fold.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { answerPlace, forgetPlace, isUnclear, placesOf } from "./place-calls.ts";
import { PlaceChoice, type PlaceChoiceAnswer, type PlaceChoiceProps } from "./place-choice.tsx";
import classes from "./run.module.css";

type PlacedSource = Pick<Source, "id" | "country" | "city">;

/** Answers about the places of a source; every list of the page is fetched again after each. */
function usePlaceAnswer(sourceId: number) {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });
  const save = (task: () => Promise<unknown>) => void work.run(task, t("admin.place-saving"));
  return {
    work,
    answer: ({ place, city }: SourcePlace, given: PlaceChoiceAnswer) =>
      save(() => answerPlace(sourceId, { place, city, ...given })),
    forget: ({ place, city }: SourcePlace) => save(() => forgetPlace(sourceId, { place, city })),
  };
}

interface RowPlaceProps {
  source: PlacedSource;
  problem: NonNullable<SourceChange["problem"]>;
}

/** The question about the place that keeps a row of a run from being applied. */
export function RowPlace({ source, problem: { params } }: RowPlaceProps) {
  const { t } = useMessages();
  const { data: places = [] } = useQuery(placesOf(source.id));
  const { work, answer } = usePlaceAnswer(source.id);
  const place = places.find(
    (each) => isUnclear(each) && isSame(each.place, params?.venue) && isSame(each.city, params?.city),
  );
  if (!place) return null;
  return (
    <div className="grid gap-8 below">
      <PlaceChoice
        source={source}
        place={place}
        isBusy={work.isBusy}
        onAnswer={(given) => answer(place, given)}
      />
      <p className="faint">{t("admin.place-remembers", { count: place.events })}</p>
      <CallNotice work={work} />
    </div>
  );
}

const isSame = (name: string, told: unknown) => fold(name.trim()) === fold(String(told ?? "").trim());

/** What a source calls its places: questions first, then what each was taken for. */
export function SourcePlacesPart({ source }: { source: PlacedSource }) {
  const { t } = useMessages();
  const { data: places = [] } = useQuery(placesOf(source.id));
  const { work, answer, forget } = usePlaceAnswer(source.id);
  const unclear = places.filter(isUnclear);
  const clear = places.filter((place) => !isUnclear(place));
  if (places.length === 0) return null;

  return (
    <section className={classes.group} aria-label={t("admin.places")}>
      <header>
        <h2>
          {t("admin.places")} <span>{places.length}</span>
        </h2>
        <p className="faint text-small grow">
          {t(unclear.length > 0 ? "admin.places-ask" : "admin.places-clear")}
        </p>
      </header>
      <CallNotice work={work} />
      <ul>
        {unclear.map((place) => (
          <PlaceQuestion
            key={keyOf(place)}
            source={source}
            place={place}
            isBusy={work.isBusy}
            onAnswer={(given) => answer(place, given)}
          />
        ))}
      </ul>
      {clear.length > 0 && (
        <details>
          <summary className="pad muted text-small semibold">
            {t("admin.places-known", { count: clear.length })}
          </summary>
          <ul>
            {clear.map((place) => (
              <KnownPlace
                key={keyOf(place)}
                place={place}
                isBusy={work.isBusy}
                onForget={() => forget(place)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const keyOf = ({ place, city }: SourcePlace) => `${place}\n${city}`;

/** A place that is not clear, in the list of a source's places. */
export function PlaceQuestion(props: PlaceChoiceProps) {
  const { t, locale } = useMessages();
  const { place: name, city, events, suggestions, problem } = props.place;
  return (
    <li className={classes.change}>
      <div className={classes.what}>
        <b {...textProps(name, locale)}>{name}</b>
        <p className="faint">
          {[city, t("admin.place-events", { count: events })].filter(Boolean).join(" · ")}
        </p>
        {suggestions.length === 0 && problem && <p className={classes.problem}>{problem.message}</p>}
        {suggestions.length > 0 && <p className="semibold spaced">{t("admin.place-meant")}</p>}
        <PlaceChoice {...props} />
      </div>
    </li>
  );
}

interface KnownPlaceProps {
  place: SourcePlace;
  isBusy: boolean;
  onForget(): void;
}

function KnownPlace({ place: { place, city, events, takenFor, answer }, isBusy, onForget }: KnownPlaceProps) {
  const { t, locale } = useMessages();
  const taken = takenFor?.name ?? (answer && t(`admin.place-answer.${answer}`));
  return (
    <li className={classes.change}>
      <div className={classes.what}>
        <p>
          <b {...textProps(place, locale)}>{place}</b>
          {taken && taken !== place && ` → ${taken}`}
        </p>
        <p className="faint">
          {[city, t("admin.place-events", { count: events }), answer && t("admin.place-remembered")]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {answer && (
        <Button
          variant="subtle"
          size="sm"
          aria-disabled={isBusy}
          aria-label={t("admin.source-of", { action: t("admin.place-forget"), source: place })}
          onClick={() => !isBusy && onForget()}
        >
          {t("admin.place-forget")}
        </Button>
      )}
    </li>
  );
}
