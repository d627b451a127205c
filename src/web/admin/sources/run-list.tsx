import { Link } from "react-router";
import type { SourceRun } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import view from "../view.module.css";
import classes from "./run.module.css";
import { sourceUrls } from "./source-urls.ts";
import { countsText, momentTitle } from "./source-words.ts";

interface RunListProps {
  sourceId: number;
  runs: readonly SourceRun[];
  shownId: number | undefined;
}

/** The runs of a source, the newest first. */
export function RunList({ sourceId, runs, shownId }: RunListProps) {
  const { t, locale } = useMessages();
  return (
    <nav className={classes.runs} aria-label={t("admin.runs")}>
      <h2 className={view.section}>{t("admin.runs")}</h2>
      <ul>
        {runs.map(({ id, state, startedAt, counts, problem }) => (
          <li key={id}>
            <Link
              to={sourceUrls.run(sourceId, id)}
              data-run={state}
              aria-current={id === shownId ? "page" : undefined}
            >
              <b>{momentTitle(startedAt, locale)}</b>
              <span>{t(`admin.run-state.${state}`)}</span>
              {(state === "done" || state === "review" || state === "undone") && (
                <span>{countsText(counts, t)}</span>
              )}
              {problem && <span>{problem.message}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
