import type { UseQueryResult } from "@tanstack/react-query";
import type { MergedCities } from "#contract/admin-merge.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./merge-preview.module.css";

interface CityMergePreviewProps {
  preview: Pick<UseQueryResult<MergedCities>, "data" | "error" | "isFetching" | "refetch">;
}

/** What merging two cities does, in numbers. */
export function CityMergePreview({ preview: { data, error, isFetching, refetch } }: CityMergePreviewProps) {
  const { t } = useMessages();
  // The fields say it themselves.
  const isAtField = error instanceof CallFailed && ("keep" in error.fields || "merge" in error.fields);
  if (error && !isAtField)
    return (
      <Notice tone="warning">
        {reasonOf(error, t("admin.list-failed"))}
        <Button variant="default" className={classes.again} onClick={() => void refetch()}>
          {t("admin.retry")}
        </Button>
      </Notice>
    );
  if (!data || error)
    return (
      <p role="status" className="faint">
        {t(isFetching ? "admin.merge-counting" : "admin.merge-cities-empty")}
      </p>
    );
  const { venues, events, follows, places, venueNames } = data;
  const counts = [
    [t("admin.merge-cities-count.venues"), venues],
    [t("admin.merge-count.events"), events],
    [t("admin.merge-cities-count.follows"), follows],
    [t("admin.merge-cities-count.places"), places],
  ] as const;
  return (
    <>
      <dl className={classes.counts}>
        {counts.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {venueNames.length > 0 && (
        <ul className={classes.doubles}>
          {venueNames.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {venues > venueNames.length && (
        <p className="faint">{t("admin.preview-more", { count: venues - venueNames.length })}</p>
      )}
      <Notice tone="info">{t("admin.merge-undo")}</Notice>
    </>
  );
}
