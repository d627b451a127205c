import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import type { Source, SourceRun } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import view from "../view.module.css";
import { BackToSources } from "./back-to-sources.tsx";
import { FileButton } from "./file-button.tsx";
import run from "./run.module.css";
import { RunList } from "./run-list.tsx";
import { RunPanel } from "./run-panel.tsx";
import { oneSource, runSource, runsOf } from "./source-calls.ts";
import { SourceHealth } from "./source-health.tsx";
import { SourcePlacesPart } from "./source-places.tsx";
import { sourceUrls } from "./source-urls.ts";
import classes from "./sources.module.css";
import { WorkNotice } from "./work-notice.tsx";

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
          <h1 className={view.title} {...textProps(source.name, locale)}>
            {source.name}
          </h1>
          <SourceHead source={source} />
          <div className={run.split}>
            <div>
              <SourcePlacesPart source={source} />
              {shown && (
                <RunPanel key={shown.id} source={source} run={shown} isLast={shown.id === last?.id} />
              )}
              {runId !== undefined && !shown && <Notice tone="warning">{t("admin.source-gone")}</Notice>}
              {runs.length === 0 && <p className={view.card}>{t("admin.runs-none")}</p>}
            </div>
            {runs.length > 0 && <RunList sourceId={id} runs={runs} shownId={shown?.id} />}
          </div>
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
      <div className={classes.sourceHead}>
        <SourceHealth source={source} reasons={5} />
        <p className={classes.address}>
          {url?.startsWith("http") ? (
            <a href={url} rel="noreferrer" target="_blank">
              {url}
              <NewTabHint />
            </a>
          ) : (
            (url ?? t("admin.source-file"))
          )}
        </p>
        <div className={classes.tools}>
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
      <WorkNotice work={work} />
    </>
  );
}
