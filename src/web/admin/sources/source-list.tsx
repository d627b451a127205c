import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { IconPlus, IconRefresh } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import view from "../view.module.css";
import { DeleteSource } from "./delete-source.tsx";
import { NoSources } from "./no-sources.tsx";
import { PublishOffer } from "./publish-offer.tsx";
import { deleteSource, editSource, runSource, sourceList } from "./source-calls.ts";
import { type SourceFilter, shownSources } from "./source-filter.ts";
import { SourceFilters } from "./source-filters.tsx";
import classes from "./source-list.module.css";
import row from "./source-row.module.css";
import { SourceRow } from "./source-row.tsx";
import { SourceTiles } from "./source-tiles.tsx";
import { sourceUrls } from "./source-urls.ts";
import { countsText } from "./source-words.ts";
import sourceClasses from "./sources.module.css";
import { useRunAll } from "./use-run-all.ts";
import { WorkNotice } from "./work-notice.tsx";

export function SourceList() {
  const { t } = useMessages();
  const { data: sources, isError, refetch } = useQuery(sourceList);
  const work = useAdminCall({ isForm: false });
  const all = useRunAll(sources);
  const [done, setDone] = useState<string>();
  const [asked, setAsked] = useState<Source>();
  const [filter, setFilter] = useState<SourceFilter>("all");
  const [words, setWords] = useState("");
  const isBusy = work.isBusy;
  const shown = shownSources(sources ?? [], filter, words);

  function start(saying: string, task: () => Promise<string | undefined>): void {
    setDone(undefined);
    void work.run(async () => setDone(await task()), saying);
  }

  function run(source: Source): void {
    start(t("admin.source-running", { source: source.name }), async () => {
      const { counts, state, problem } = await runSource(source.id);
      if (state === "failed" && problem) throw new CallFailed(0, `${source.name}: ${problem.message}`);
      return `${source.name}: ${countsText(counts, t)}`;
    });
  }

  function runAll(): void {
    start(t("admin.loading"), async () => {
      await all.start();
      return undefined;
    });
  }

  function toggle({ id, name, state }: Source): void {
    const isActive = state === "active";
    start(t("admin.loading"), async () => {
      await editSource(id, { state: isActive ? "paused" : "active" });
      return t(isActive ? "admin.source-paused-now" : "admin.source-resumed-now", { source: name });
    });
  }

  function answer({ id, name }: Source, isAccepted: boolean): void {
    start(t("admin.loading"), async () => {
      await editSource(id, isAccepted ? { publishes: true } : { offersPublishing: false });
      return isAccepted ? t("admin.offer-accepted", { source: name }) : undefined;
    });
  }

  function remove({ id, name }: Source, events: "keep" | "withdraw"): void {
    setAsked(undefined);
    start(t("admin.loading"), async () => {
      await deleteSource(id, events);
      return t("admin.source-deleted-now", { source: name });
    });
  }

  return (
    <>
      <div className={sourceClasses.head}>
        <div>
          <h1 className={view.title}>{t("admin.view.sources")}</h1>
          <p className={view.lead}>{t("admin.sources-lead")}</p>
        </div>
        {sources && sources.length > 0 && (
          <div className={classes.actions}>
            <Button
              variant="default"
              aria-disabled={isBusy || all.progress !== undefined}
              onClick={() => !all.progress && runAll()}
              leftSection={<IconRefresh size={18} stroke={2} aria-hidden />}
            >
              {t("admin.run-all-now")}
            </Button>
            <Button
              component={Link}
              to={sourceUrls.add}
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
            >
              {t("admin.sources-add")}
            </Button>
          </div>
        )}
      </div>
      <WorkNotice
        work={
          all.progress ? { doing: t("admin.run-all-asked", { ...all.progress }), notice: undefined } : work
        }
        progress={all.progress && { value: all.progress.asked, max: all.progress.all }}
        done={
          done ?? (all.finished === undefined ? undefined : t("admin.run-all-done", { count: all.finished }))
        }
      />
      {isError && !sources && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {!sources && !isError && <p role="status">{t("admin.loading")}</p>}
      {sources?.length === 0 && <NoSources />}
      {sources && sources.length > 0 && (
        <>
          <SourceTiles sources={sources} />
          {sources
            .filter(({ offersPublishing }) => offersPublishing)
            .map((source) => (
              <PublishOffer
                key={source.id}
                source={source}
                isBusy={isBusy}
                onAnswer={(isAccepted) => answer(source, isAccepted)}
              />
            ))}
          <SourceFilters
            sources={sources}
            filter={filter}
            onFilter={setFilter}
            words={words}
            onWords={setWords}
          />
          {shown.length === 0 && <p className={view.card}>{t("admin.nothing-found")}</p>}
          {shown.length > 0 && (
            <ul className={row.list}>
              {shown.map((source) => (
                <SourceRow
                  key={source.id}
                  source={source}
                  isBusy={isBusy}
                  onRun={() => run(source)}
                  onToggle={() => toggle(source)}
                  onDelete={() => setAsked(source)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <DeleteSource source={asked} onCancel={() => setAsked(undefined)} onDelete={remove} />
    </>
  );
}
