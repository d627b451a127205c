import { useQuery } from "@tanstack/react-query";
import type { SourcePlace } from "#contract/admin-places.ts";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import view from "../view.module.css";
import { isUnclear, placesOf } from "./place-calls.ts";
import { PlaceQuestion } from "./place-question.tsx";
import classes from "./places.module.css";
import run from "./run.module.css";
import { usePlaceAnswer } from "./use-place-answer.ts";
import { WorkNotice } from "./work-notice.tsx";

/** What a source calls its places: questions first, then what each was taken for. */
export function SourcePlacesPart({ source }: { source: Pick<Source, "id" | "country" | "city"> }) {
  const { t } = useMessages();
  const { data: places = [] } = useQuery(placesOf(source.id));
  const { work, isBusy, answer, forget } = usePlaceAnswer(source.id);
  const unclear = places.filter(isUnclear);
  const clear = places.filter((place) => !isUnclear(place));
  if (places.length === 0) return null;

  return (
    <section className={run.group} aria-label={t("admin.places")}>
      <header>
        <h2>
          {t("admin.places")} <span>{places.length}</span>
        </h2>
        <p className={`${view.faint} ${run.hint}`}>
          {t(unclear.length > 0 ? "admin.places-ask" : "admin.places-clear")}
        </p>
      </header>
      <WorkNotice work={work} />
      <ul>
        {unclear.map((place) => (
          <PlaceQuestion
            key={keyOf(place)}
            source={source}
            place={place}
            isBusy={isBusy}
            onAnswer={(given) => answer(place, given)}
          />
        ))}
      </ul>
      {clear.length > 0 && (
        <details className={classes.known}>
          <summary>{t("admin.places-known", { count: clear.length })}</summary>
          <ul>
            {clear.map((place) => (
              <KnownPlace key={keyOf(place)} place={place} isBusy={isBusy} onForget={() => forget(place)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const keyOf = ({ place, city }: SourcePlace) => `${place}\n${city}`;

interface KnownPlaceProps {
  place: SourcePlace;
  isBusy: boolean;
  onForget(): void;
}

function KnownPlace({ place: { place, city, events, takenFor, answer }, isBusy, onForget }: KnownPlaceProps) {
  const { t, locale } = useMessages();
  const taken = takenFor?.name ?? (answer && t(`admin.place-answer.${answer}`));
  return (
    <li className={run.change}>
      <div className={run.what}>
        <p>
          <b {...textProps(place, locale)}>{place}</b>
          {taken && taken !== place && ` → ${taken}`}
        </p>
        <p className={run.where}>
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
