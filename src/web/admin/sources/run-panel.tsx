import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Source, SourceRun } from "#contract/admin-sources.ts";
import type { ChangeKind } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AskModal } from "../forms/form-modals.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import view from "../view.module.css";
import { AcceptLoss } from "./accept-loss.tsx";
import { ChangeGroups } from "./change-groups.tsx";
import { KindChips } from "./kind-chips.tsx";
import { applicationOf, isClear, isOpenConflict, NO_REVIEW } from "./review.ts";
import { ReviewFooter } from "./review-footer.tsx";
import classes from "./run.module.css";
import { allChanges, applyRun, changesOf, undoRun } from "./source-calls.ts";
import { countsText, momentText } from "./source-words.ts";
import sources from "./sources.module.css";
import { WorkNotice } from "./work-notice.tsx";

interface RunPanelProps {
  source: Pick<Source, "id" | "url" | "country" | "city">;
  run: SourceRun;
  /** An older run's plan is out of date. */
  isLast: boolean;
}

/** What a run did; or what it is to do, with the choices that it waits for. */
export function RunPanel({ source, run, isLast }: RunPanelProps) {
  const { t, locale } = useMessages();
  const query = useInfiniteQuery(changesOf(run.id));
  const work = useAdminCall({ isForm: false });
  const [review, setReview] = useState(NO_REVIEW);
  const [done, setDone] = useState<string>();
  const [kind, setKind] = useState<ChangeKind>();
  const [isAsking, setIsAsking] = useState(false);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const at = momentText(run.startedAt, locale);
  const isOpen = run.state === "review" && isLast && rows.some((row) => isClear(row) || isOpenConflict(row));
  const canUndo = rows.some(({ state }) => state === "applied");

  function apply(): void {
    void work.run(async () => {
      const every = query.hasNextPage ? await allChanges(run.id) : rows;
      await applyRun(run.id, applicationOf(every, review));
      setReview(NO_REVIEW);
      setDone(t("admin.run-applied"));
    }, t("admin.run-applying"));
  }

  function undo(): void {
    setIsAsking(false);
    void work.run(async () => {
      const { undone } = await undoRun(run.id);
      setDone(t("admin.run-undone", { count: undone }));
    }, t("admin.run-undoing"));
  }

  return (
    <section aria-label={t("admin.run-of", { at })}>
      <div className={classes.runHead}>
        <div>
          <h2>{t("admin.run-of", { at })}</h2>
          <p>
            <b>{t(`admin.run-state.${run.state}`)}</b>
            {run.state !== "failed" && run.state !== "unchanged" && ` · ${countsText(run.counts, t)}`}
          </p>
        </div>
        {canUndo && (
          <Button variant="default" aria-disabled={work.isBusy} onClick={() => setIsAsking(true)}>
            {t("admin.run-undo")}
          </Button>
        )}
      </div>
      {run.problem && (
        <div className={sources.notice}>
          <Notice tone={run.state === "failed" ? "error" : "warning"}>{run.problem.message}</Notice>
        </div>
      )}
      {run.problem?.code === "sourceLostTooMuch" && isLast && source.url !== null && (
        <div className={classes.loss}>
          <AcceptLoss sourceId={source.id} problem={run.problem} work={work} />
        </div>
      )}
      {run.state === "review" && !isLast && <p className={view.faint}>{t("admin.run-replaced")}</p>}
      {!isOpen && <WorkNotice work={work} done={done} />}
      {query.isPending && <p role="status">{t("admin.loading")}</p>}
      {query.isError && rows.length === 0 && <Notice tone="error">{t("admin.list-failed")}</Notice>}
      <KindChips counts={run.counts} kind={kind} onKind={setKind} />
      <ChangeGroups
        rows={kind ? rows.filter((row) => row.kind === kind) : rows}
        counts={run.counts}
        source={isLast ? source : undefined}
        {...(isOpen && { review, onReview: setReview })}
      />
      {query.hasNextPage && (
        <Button
          variant="default"
          className={view.way}
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t("admin.run-more")}
        </Button>
      )}
      {isOpen && (
        <ReviewFooter run={run} rows={rows} review={review} work={work} done={done} onApply={apply} />
      )}
      <AskModal
        question={{ title: t("admin.run-undo-title", { at }), sentences: [t("admin.run-undo-what")] }}
        isOpen={isAsking}
        submit={t("admin.run-undo")}
        onCancel={() => setIsAsking(false)}
        onConfirm={undo}
      />
    </section>
  );
}
