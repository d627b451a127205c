import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { isRefused, worldOverview } from "#web/map-view/queries.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./filter-panel.module.css";

interface MatchCountProps {
  /** Given the count in words, once it is known. */
  children: (count: string | undefined) => ReactNode;
}

/** How many events in the whole world match while the filters are being changed. */
export function MatchCount({ children }: MatchCountProps) {
  const { t } = useMessages();
  const { filter } = useMapFilter();
  const { data, error } = useQuery(worldOverview(filter));
  const count = data && t("filters.match", { count: data.events });
  return (
    <>
      <p className={classes.count} role="status" data-none={data?.events === 0 || undefined}>
        {data?.events === 0 ? (
          <>
            {t("filters.no-match")}
            <span>{t("filters.no-match-hint")}</span>
          </>
        ) : (
          (count ?? (isRefused(error) ? error.message : t("filters.counting")))
        )}
      </p>
      {children(data?.events === 0 ? undefined : count)}
    </>
  );
}
