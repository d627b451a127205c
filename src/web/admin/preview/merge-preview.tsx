import type { UseQueryResult } from "@tanstack/react-query";
import type { MergedVenues } from "#contract/admin-merge.ts";
import { formatDate } from "#domain/time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { CallFailed, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./merge-preview.module.css";

const MAX_SHOWN = 100;

interface MergePreviewProps {
  preview: Pick<UseQueryResult<MergedVenues>, "data" | "error" | "isFetching" | "refetch">;
  /** Reads both venues again. */
  onReload(): void;
}

/** What merging two venues does, in numbers. */
export function MergePreview({ preview, onReload }: MergePreviewProps) {
  const { t, locale } = useMessages();
  const { data, error, isFetching, refetch } = preview;
  // The fields say it themselves.
  const isAtField = error instanceof CallFailed && ("keep" in error.fields || "merge" in error.fields);
  if (error && !isAtField) {
    const isChanged = error instanceof CallFailed && error.status === 409;
    return (
      <Notice tone="warning">
        {reasonOf(error, t("admin.list-failed"))}
        <Button
          variant="default"
          className={classes.again}
          onClick={() => (isChanged ? onReload() : void refetch())}
        >
          {t(isChanged ? "admin.reload" : "admin.retry")}
        </Button>
      </Notice>
    );
  }
  if (!data || error)
    return (
      <p role="status" className="faint">
        {t(isFetching ? "admin.merge-counting" : "admin.merge-empty")}
      </p>
    );
  const counts = {
    events: data.events,
    doubles: data.doubles.length,
    favorites: data.favorites.events,
    people: data.favorites.people,
    addresses: data.addresses,
    sources: data.sources,
  };
  return (
    <>
      <dl className={classes.counts}>
        {(Object.keys(counts) as (keyof typeof counts)[]).map((what) => (
          <div key={what}>
            <dt>{t(`admin.merge-count.${what}`)}</dt>
            <dd>{counts[what]}</dd>
          </div>
        ))}
      </dl>
      {data.doubles.length > 0 && (
        <>
          <h3 className={classes.heading}>{t("admin.merge-doubles")}</h3>
          <ul className={classes.doubles}>
            {data.doubles.slice(0, MAX_SHOWN).map(({ title, date, time }) => (
              <li key={`${date} ${time} ${title}`}>
                <bdi {...textProps(title, locale)}>{title}</bdi>
                <small>{[formatDate(date), time].filter(Boolean).join(", ")}</small>
              </li>
            ))}
          </ul>
          {data.doubles.length > MAX_SHOWN && (
            <p className="faint">{t("admin.preview-more", { count: data.doubles.length - MAX_SHOWN })}</p>
          )}
        </>
      )}
      <Notice tone="info">{t("admin.merge-undo")}</Notice>
    </>
  );
}
