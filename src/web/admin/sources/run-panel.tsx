import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Source, SourceChange, SourceRun } from "#contract/admin-sources.ts";
import { CHANGE_KINDS, type ChangeKind, type RunCounts } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Chips } from "#web/ui/choices.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ActionBar } from "#web/ui/page.tsx";
import { AskButton } from "../questions.tsx";
import { type AdminCall, CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { AcceptLoss } from "./accept-loss.tsx";
import { ChangeGroups } from "./change-groups.tsx";
import {
  applicationOf,
  isApplied,
  isClear,
  isDecided,
  isOpenConflict,
  NO_REVIEW,
  type Review,
} from "./review.ts";
import { allChanges, applyRun, changesOf, undoRun } from "./source-calls.ts";
import { sourceUrls } from "./source-urls.ts";
import { countsText, momentText } from "./source-words.ts";

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
  const [kind, setKind] = useState<ChangeKind>();
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const at = momentText(run.startedAt, locale);
  const isOpen = run.state === "review" && isLast && rows.some((row) => isClear(row) || isOpenConflict(row));
  const canUndo = rows.some(({ state }) => state === "applied");

  const apply = () =>
    void work.tell(async () => {
      const every = query.hasNextPage ? await allChanges(run.id) : rows;
      await applyRun(run.id, applicationOf(every, review));
      setReview(NO_REVIEW);
      return t("admin.run-applied");
    }, t("admin.run-applying"));
  const undo = () =>
    void work.tell(async () => {
      const { undone } = await undoRun(run.id);
      return t("admin.run-undone", { count: undone });
    }, t("admin.run-undoing"));

  return (
    <section aria-label={t("admin.run-of", { at })}>
      <div className="flex wrap between gap-12 spaced">
        <div>
          <h2 className="text-h3 heavy">{t("admin.run-of", { at })}</h2>
          <p className="muted text-small">
            <b>{t(`admin.run-state.${run.state}`)}</b>
            {run.state !== "failed" && run.state !== "unchanged" && ` · ${countsText(run.counts, t)}`}
          </p>
        </div>
        {canUndo && (
          <AskButton
            isBusy={work.isBusy}
            question={{ title: t("admin.run-undo-title", { at }), sentences: [t("admin.run-undo-what")] }}
            onConfirm={undo}
          >
            {t("admin.run-undo")}
          </AskButton>
        )}
      </div>
      {run.problem && (
        <div className="grid gap-12 to-start spaced">
          <Notice tone={run.state === "failed" ? "error" : "warning"}>{run.problem.message}</Notice>
          {run.problem.code === "sourceLostTooMuch" && isLast && source.url !== null && (
            <AcceptLoss sourceId={source.id} problem={run.problem} work={work} />
          )}
        </div>
      )}
      {run.state === "review" && !isLast && <p className="faint text-small">{t("admin.run-replaced")}</p>}
      {!isOpen && <CallNotice work={work} />}
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
          className="below"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t("admin.run-more")}
        </Button>
      )}
      {isOpen && <ReviewFooter run={run} rows={rows} review={review} work={work} onApply={apply} />}
    </section>
  );
}

interface KindChipsProps {
  counts: Partial<RunCounts>;
  kind: ChangeKind | undefined;
  onKind(kind: ChangeKind | undefined): void;
}

/** Shows the rows of one kind alone; there is nothing to choose where all are of one. */
function KindChips({ counts, kind, onKind }: KindChipsProps) {
  const { t } = useMessages();
  const kinds = CHANGE_KINDS.filter((each) => (counts[each] ?? 0) > 0);
  if (kinds.length < 2) return null;
  const all = kinds.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return (
    <Chips
      legend={t("admin.run-kinds")}
      value={kind ?? "all"}
      onChoose={(chosen) => onKind(chosen === "all" ? undefined : chosen)}
      options={(["all", ...kinds] as const).map((value) => ({
        value,
        label: (
          <>
            {t(value === "all" ? "admin.run-all" : `admin.run-kind.${value}`)}{" "}
            <span>{value === "all" ? all : counts[value]}</span>
          </>
        ),
      }))}
    />
  );
}

interface ReviewFooterProps {
  run: SourceRun;
  /** Those that are loaded; more may follow, which are ticked. */
  rows: readonly SourceChange[];
  review: Review;
  work: AdminCall;
  onApply(): void;
}

/** How much would be applied, and the button that does it. */
function ReviewFooter({ run, rows, review, work, onApply }: ReviewFooterProps) {
  const { t } = useMessages();
  const isPlain = (kind: ChangeKind) => kind !== "conflict" && kind !== "problem";
  const planned = CHANGE_KINDS.filter(isPlain).reduce((sum, kind) => sum + (run.counts[kind] ?? 0), 0);
  const loaded = rows.filter(({ kind }) => isPlain(kind)).length;
  const count = rows.filter((row) => isApplied(row, review)).length + Math.max(0, planned - loaded);
  const left = rows.filter((row) => isClear(row) && !isApplied(row, review)).length;
  const waiting = rows.filter((row) => isOpenConflict(row) && !isDecided(row, review)).length;
  return (
    <ActionBar>
      <CallNotice work={work} />
      <p role="status">
        <b>{t("admin.run-goes", { count })}</b>
        {waiting > 0 && ` ${t("admin.run-wait", { count: waiting })}`}
        {left > 0 && ` ${t("admin.run-left", { count: left })}`}
      </p>
      <Button component={Link} to={sourceUrls.list} variant="default">
        {t("admin.run-later")}
      </Button>
      <Button disabled={count === 0} aria-disabled={work.isBusy} onClick={onApply}>
        {t("admin.run-apply", { count })}
      </Button>
    </ActionBar>
  );
}
