import { useQuery } from "@tanstack/react-query";
import type { Source, SourceChange } from "#contract/admin-sources.ts";
import { fold } from "#domain/fold.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { isUnclear, placesOf } from "./place-calls.ts";
import { PlaceChoice } from "./place-choice.tsx";
import classes from "./places.module.css";
import { usePlaceAnswer } from "./use-place-answer.ts";
import { WorkNotice } from "./work-notice.tsx";

interface RowPlaceProps {
  source: Pick<Source, "id" | "country" | "city">;
  problem: NonNullable<SourceChange["problem"]>;
}

/** The question about the place that keeps a row of a run from being applied. */
export function RowPlace({ source, problem: { params } }: RowPlaceProps) {
  const { t } = useMessages();
  const { data: places = [] } = useQuery(placesOf(source.id));
  const { work, isBusy, answer } = usePlaceAnswer(source.id);
  const place = places.find(
    (each) => isUnclear(each) && isSame(each.place, params?.venue) && isSame(each.city, params?.city),
  );
  if (!place) return null;
  return (
    <div className={classes.row}>
      <PlaceChoice source={source} place={place} isBusy={isBusy} onAnswer={(given) => answer(place, given)} />
      <p className={classes.remark}>{t("admin.place-remembers", { count: place.events })}</p>
      <WorkNotice work={work} />
    </div>
  );
}

const isSame = (name: string, told: unknown) => fold(name.trim()) === fold(String(told ?? "").trim());
