import { Link } from "react-router";
import type { SourceChange, SourceRun } from "#contract/admin-sources.ts";
import { CHANGE_KINDS } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Call } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { isApplied, isClear, isDecided, isOpenConflict, type Review } from "./review.ts";
import classes from "./run.module.css";
import { sourceUrls } from "./source-urls.ts";
import { WorkNotice } from "./work-notice.tsx";

interface ReviewFooterProps {
  run: SourceRun;
  /** Those that are loaded; more may follow, which are ticked. */
  rows: readonly SourceChange[];
  review: Review;
  work: Call;
  done: string | undefined;
  onApply(): void;
}

/** How much would be applied, and the button that does it. */
export function ReviewFooter({ run, rows, review, work, done, onApply }: ReviewFooterProps) {
  const { t } = useMessages();
  const planned = CHANGE_KINDS.filter((kind) => kind !== "conflict" && kind !== "problem").reduce(
    (sum, kind) => sum + (run.counts[kind] ?? 0),
    0,
  );
  const loaded = rows.filter(({ kind }) => kind !== "conflict" && kind !== "problem").length;
  const count = rows.filter((row) => isApplied(row, review)).length + Math.max(0, planned - loaded);
  const left = rows.filter((row) => isClear(row) && !isApplied(row, review)).length;
  const waiting = rows.filter((row) => isOpenConflict(row) && !isDecided(row, review)).length;
  return (
    <div className={classes.footer}>
      <div className={classes.word}>
        <WorkNotice work={work} done={done} />
      </div>
      <p className={classes.waiting} role="status">
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
    </div>
  );
}
