import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import type { Source, SourceRun } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OverHeading, PageTop, Split, sectionClass } from "#web/ui/page.tsx";
import { FileButton } from "../file-choice.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { BackToSources } from "./back-to-sources.tsx";
import classes from "./run.module.css";
import { RunPanel } from "./run-panel.tsx";
import { oneSource, runSource, runsOf } from "./source-calls.ts";
import { SourcePlacesPart } from "./source-places.tsx";
import { SourceHealth } from "./source-row.tsx";
import { sourceUrls } from "./source-urls.ts";
import { countsText, momentTitle } from "./source-words.ts";

/** One source with its runs; what a run did, or is to do, beside them. */
export function SourcePage({ id, runId }: { id: number; runId: number | undefined }) {
  const { t, locale } = useMessages();
  const { data: source, isError } = useQuery(oneSource(id));
  const { data: runs } = useQuery(runsOf(id));
  const last = runs?.find(isTelling) ?? runs?.[0];
  const shown = runId === undefined ? last : runs?.find((each) => each.id === runId);
  return (
    <>
      <BackToSources />
      {isError && <Notice tone="warning">{t("admin.source-gone")}</Notice>}
      {!isError && !(source && runs) && <p role="status">{t("admin.loading")}</p>}
      {source && runs && (
        <>
          <PageTop title={<span {...textProps(source.name, locale)}>{source.name}</span>} />
          <SourceHead source={source} />
          <Split side="18rem">
            <div>
              <SourcePlacesPart source={source} />
              {shown && (
                <RunPanel key={shown.id} source={source} run={shown} isLast={shown.id === last?.id} />
              )}
              {runId !== undefined && !shown && <Notice tone="warning">{t("admin.source-gone")}</Notice>}
              {runs.length === 0 && <p className={sectionClass}>{t("admin.runs-none")}</p>}
            </div>
            {runs.length > 0 && <RunList sourceId={id} runs={runs} shownId={shown?.id} />}
          </Split>
        </>
      )}
    </>
  );
}

const isTelling = ({ state }: SourceRun) => state !== "unchanged";

function SourceHead({ source }: { source: Source }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const work = useAdminCall({ isForm: false });
  const { id, name, url } = source;
  const isBusy = work.isBusy;

  function start(file?: File): void {
    void work.run(
      async () => {
        const { id: runId } = await runSource(id, { file });
        await navigate(sourceUrls.run(id, runId));
      },
      t("admin.source-running", { source: name }),
    );
  }

  return (
    <>
      <div className="row wrap gap-20 spaced">
        <SourceHealth source={source} reasons={5} />
        <p className="shrink ellipsis faint text-small" style={{ flex: "1 1 12rem" }}>
          {url?.startsWith("http") ? (
            <a href={url} className="accent semibold" rel="noreferrer" target="_blank">
              {url}
              <NewTabHint />
            </a>
          ) : (
            (url ?? t("admin.source-file"))
          )}
        </p>
        <div className="row wrap gap-8">
          {url ? (
            <Button variant="default" aria-disabled={isBusy} onClick={() => start()}>
              {t("admin.source-run")}
            </Button>
          ) : (
            <FileButton
              label={t("admin.source-send")}
              isBusy={isBusy}
              onFile={start}
              onProblem={work.refuse}
            />
          )}
          <Button component={Link} to={sourceUrls.edit(id)} variant="default">
            {t("admin.edit")}
          </Button>
        </div>
      </div>
      <CallNotice work={work} />
    </>
  );
}

interface RunListProps {
  sourceId: number;
  runs: readonly SourceRun[];
  shownId: number | undefined;
}

/** The runs of a source, the newest first. */
function RunList({ sourceId, runs, shownId }: RunListProps) {
  const { t, locale } = useMessages();
  return (
    <nav className={`grid gap-12 ${classes.runs}`} aria-label={t("admin.runs")}>
      <OverHeading>{t("admin.runs")}</OverHeading>
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
