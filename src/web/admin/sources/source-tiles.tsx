import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { isOf } from "./source-filter.ts";
import classes from "./source-list.module.css";
import { sourceUrls } from "./source-urls.ts";

/** The sources in five numbers. */
export function SourceTiles({ sources }: { sources: readonly Source[] }) {
  const { t } = useMessages();
  const active = sources.filter(({ state }) => state === "active").length;
  const reviewed = sources.filter((source) => isOf(source, "review"));
  const partial = sources.filter((source) => isOf(source, "partial"));
  const failing = sources.filter((source) => isOf(source, "failing"));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return (
    <dl className={classes.tiles}>
      <Tile name={t("admin.tile-sources")} count={sources.length}>
        {t("admin.tile-active", { count: active })}
      </Tile>
      <Tile name={t("admin.tile-events")} count={sum(sources.map(({ events }) => events))}>
        {t("admin.tile-events-hint")}
      </Tile>
      <Tile name={t("admin.tile-review")} count={sum(reviewed.map(({ waiting }) => waiting))} tone="warn">
        {reviewed[0] ? (
          <>
            {t("admin.tile-from", { count: reviewed.length })}
            {" · "}
            <Link to={sourceUrls.source(reviewed[0].id)}>{t("admin.source-review")}</Link>
          </>
        ) : (
          t("admin.tile-nothing")
        )}
      </Tile>
      <Tile
        name={t("admin.sources-filter.partial")}
        count={sum(partial.map(({ leftOut }) => leftOut?.rows ?? 0))}
        tone="warn"
      >
        {partial[0] ? (
          <>
            {t("admin.tile-from", { count: partial.length })}
            {" · "}
            <Link to={sourceUrls.source(partial[0].id)}>{t("admin.tile-why")}</Link>
          </>
        ) : (
          t("admin.tile-none-left-out")
        )}
      </Tile>
      <Tile name={t("admin.tile-failing")} count={failing.length} tone="error">
        {failing.length > 0 ? failing.map(({ name }) => name).join(", ") : t("admin.tile-all-well")}
      </Tile>
    </dl>
  );
}

interface TileProps {
  name: string;
  count: number;
  /** Where there is anything to count. */
  tone?: "warn" | "error";
  children: ReactNode;
}

function Tile({ name, count, tone, children }: TileProps) {
  const { locale } = useMessages();
  return (
    <div className={classes.tile}>
      <dt data-tone={count > 0 ? tone : undefined}>{name}</dt>
      <dd className={classes.number}>{formatNumber(count, locale)}</dd>
      <dd>{children}</dd>
    </div>
  );
}
