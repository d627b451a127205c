import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { IconPlus, IconRefresh } from "#web/ui/icons.ts";
import { PageTop, sectionClass } from "#web/ui/page.tsx";
import { Loaded } from "../lists.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { deleteSource, editSource, runSource, sourceList } from "./source-calls.ts";
import { type SourceFilter, shownSources } from "./source-filter.ts";
import { DeleteSource, NoSources, PublishOffer, SourceFilters, SourceStats } from "./source-list-parts.tsx";
import row from "./source-row.module.css";
import { SourceListRow } from "./source-row.tsx";
import { sourceUrls } from "./source-urls.ts";
import { countsText } from "./source-words.ts";
import { useRunAll } from "./use-run-all.ts";

export function SourceListView() {
  const { t } = useMessages();
  const query = useQuery(sourceList);
  const sources = query.data;
  const work = useAdminCall({ isForm: false });
  const all = useRunAll(sources);
  const [asked, setAsked] = useState<Source>();
  const [filter, setFilter] = useState<SourceFilter>("all");
  const [words, setWords] = useState("");
  const isBusy = work.isBusy;
  const shown = shownSources(sources ?? [], filter, words);

  const start = (task: () => Promise<string | undefined>) => void work.tell(task, t("admin.loading"));

  function run(source: Source): void {
    void work.tell(
      async () => {
        const { counts, state, problem } = await runSource(source.id);
        if (state === "failed" && problem) throw new CallFailed(0, `${source.name}: ${problem.message}`);
        return `${source.name}: ${countsText(counts, t)}`;
      },
      t("admin.source-running", { source: source.name }),
    );
  }

  function runAll(): void {
    start(async () => {
      await all.start();
      return undefined;
    });
  }

  function toggle({ id, name, state }: Source): void {
    const isActive = state === "active";
    start(async () => {
      await editSource(id, { state: isActive ? "paused" : "active" });
      return t(isActive ? "admin.source-paused-now" : "admin.source-resumed-now", { source: name });
    });
  }

  function answer({ id, name }: Source, isAccepted: boolean): void {
    start(async () => {
      await editSource(id, isAccepted ? { publishes: true } : { offersPublishing: false });
      return isAccepted ? t("admin.offer-accepted", { source: name }) : undefined;
    });
  }

  function remove({ id, name }: Source, events: "keep" | "withdraw"): void {
    setAsked(undefined);
    start(async () => {
      await deleteSource(id, events);
      return t("admin.source-deleted-now", { source: name });
    });
  }

  const { progress, finished } = all;
  const isRunningAll = progress !== undefined;
  const done =
    work.done ?? (finished === undefined ? undefined : t("admin.run-all-done", { count: finished }));
  return (
    <>
      <PageTop title={t("admin.view.sources")} lead={t("admin.sources-lead")}>
        {sources && sources.length > 0 && (
          <>
            <Button
              variant="default"
              aria-disabled={isBusy || isRunningAll}
              onClick={() => !isRunningAll && runAll()}
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
          </>
        )}
      </PageTop>
      <CallNotice
        work={progress ? { doing: t("admin.run-all-asked", { ...progress }) } : { ...work, done }}
        progress={progress && { value: progress.asked, max: progress.all }}
      />
      <Loaded query={query}>
        {(listed) =>
          listed.length === 0 ? (
            <NoSources />
          ) : (
            <>
              <SourceStats sources={listed} />
              {listed
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
                sources={listed}
                filter={filter}
                words={words}
                onFilter={setFilter}
                onWords={setWords}
              />
              {shown.length === 0 && <p className={sectionClass}>{t("admin.nothing-found")}</p>}
              {shown.length > 0 && (
                <ul className={row.list}>
                  {shown.map((source) => (
                    <SourceListRow
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
          )
        }
      </Loaded>
      <DeleteSource source={asked} onCancel={() => setAsked(undefined)} onDelete={remove} />
    </>
  );
}
