import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import view from "../view.module.css";
import { DeleteSource } from "./delete-source.tsx";
import { NoSources } from "./no-sources.tsx";
import { deleteSource, editSource, runSource, sourceList } from "./source-calls.ts";
import { SourceRow } from "./source-row.tsx";
import { sourceUrls } from "./source-urls.ts";
import { countsText, problemText } from "./source-words.ts";
import classes from "./sources.module.css";
import { useWork } from "./use-work.ts";
import { WorkNotice } from "./work-notice.tsx";

export function SourceList() {
  const { t, locale } = useMessages();
  const { data: sources, isError, refetch } = useQuery(sourceList);
  const work = useWork();
  const [done, setDone] = useState<string>();
  const [asked, setAsked] = useState<Source>();

  function start(saying: string, task: () => Promise<string | undefined>): void {
    setDone(undefined);
    void work.work(saying, async () => setDone(await task()));
  }

  function run(source: Source): void {
    start(t("admin.source-running", { source: source.name }), async () => {
      const { counts, state, problem } = await runSource(source.id);
      if (state !== "failed" || !problem) return `${source.name}: ${countsText(counts, t)}`;
      work.setProblem(`${source.name}: ${problemText(problem, locale)}`);
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

  function remove({ id, name }: Source, events: "keep" | "withdraw"): void {
    setAsked(undefined);
    start(t("admin.loading"), async () => {
      await deleteSource(id, events);
      return t("admin.source-deleted-now", { source: name });
    });
  }

  return (
    <>
      <div className={classes.head}>
        <div>
          <h1 className={view.title}>{t("admin.view.sources")}</h1>
          <p className={view.lead}>{t("admin.sources-lead")}</p>
        </div>
        {sources && sources.length > 0 && (
          <Button
            component={Link}
            to={sourceUrls.add}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          >
            {t("admin.sources-add")}
          </Button>
        )}
      </div>
      <WorkNotice work={work} done={done} />
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
        <ul className={classes.list}>
          {sources.map((source) => (
            <SourceRow
              key={source.id}
              source={source}
              isBusy={work.busy !== undefined}
              onRun={() => run(source)}
              onToggle={() => toggle(source)}
              onDelete={() => setAsked(source)}
            />
          ))}
        </ul>
      )}
      <DeleteSource source={asked} onCancel={() => setAsked(undefined)} onDelete={remove} />
    </>
  );
}
