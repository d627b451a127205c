import { Fragment, type KeyboardEvent } from "react";
import type { Source, SourceChange } from "#contract/admin-sources.ts";
import type { ChangeKind, RunCounts } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SourceChangeRow } from "./change-row.tsx";
import { isApplied, isClear, type Review, tick } from "./review.ts";
import classes from "./run.module.css";

/** What needs a person comes first. */
const ORDER: readonly ChangeKind[] = [
  "conflict",
  "problem",
  "moved",
  "changed",
  "cancelled",
  "withdrawn",
  "new",
];

const NEEDS_A_CHOICE: readonly ChangeKind[] = ["conflict", "problem"];

interface ChangeGroupsProps {
  rows: readonly SourceChange[];
  counts: Partial<RunCounts>;
  /** Where rows are to be chosen. */
  review?: Review | undefined;
  onReview?(review: Review): void;
  /** Where questions about places can be answered. */
  source?: Pick<Source, "id" | "country" | "city"> | undefined;
}

export function ChangeGroups({ rows, counts, review, onReview, source }: ChangeGroupsProps) {
  const { t } = useMessages();
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const shown = ORDER.filter((kind) => byKind.has(kind));
  const firstReady = shown.find((kind) => !NEEDS_A_CHOICE.includes(kind));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the boxes within
    <div onKeyDown={moveBetweenBoxes}>
      {shown.map((kind, index) => (
        <Fragment key={kind}>
          {review && index === 0 && NEEDS_A_CHOICE.includes(kind) && (
            <p className="faint text-tiny strong below">{t("admin.run-needs-you")}</p>
          )}
          {review && kind === firstReady && (
            <p className="faint text-tiny strong below">{t("admin.run-ready")}</p>
          )}
          <ChangeGroup
            kind={kind}
            rows={byKind.get(kind)!}
            count={counts[kind] ?? byKind.get(kind)!.length}
            review={review}
            onReview={onReview}
            source={source}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** Arrow keys lead from box to box; Space ticks one. */
function moveBetweenBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=checkbox]")];
  const at = boxes.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  boxes[at + step]?.focus();
}

interface ChangeGroupProps extends Pick<ChangeGroupsProps, "rows" | "review" | "source"> {
  kind: ChangeKind;
  count: number;
  onReview: ChangeGroupsProps["onReview"] | undefined;
}

function ChangeGroup({ kind, rows, count, review, onReview, source }: ChangeGroupProps) {
  const { t } = useMessages();
  const clear = rows.filter(isClear);
  const tickAll = (isTicked: boolean) => review && onReview?.(tick(review, clear, isTicked));
  const ticked = review ? clear.filter((row) => isApplied(row, review)).length : 0;
  const name = t(`admin.run-kind.${kind}`);
  return (
    <section className={classes.group} data-kind={kind} aria-label={name}>
      <header>
        {review && clear.length > 0 && (
          <Checkbox
            aria-label={t("admin.run-pick-all", { kind: name })}
            checked={ticked === clear.length}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < clear.length;
            }}
            onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
          />
        )}
        <h2>
          {name} <span>{count}</span>
        </h2>
        <p className="faint text-small grow">
          {t(`admin.run-hint.${kind}`)}
          {review && ticked < clear.length && ` ${t("admin.run-ticked", { count: ticked })}`}
        </p>
        {review && clear.length > 1 && (
          <div className="flex wrap gap-8">
            {([true, false] as const).map((isTicked) => {
              const label = t(isTicked ? "admin.run-all" : "admin.run-no");
              return (
                <Button
                  key={label}
                  variant="subtle"
                  size="sm"
                  aria-label={t("admin.source-of", { action: label, source: name })}
                  onClick={() => tickAll(isTicked)}
                >
                  {label}
                </Button>
              );
            })}
          </div>
        )}
      </header>
      <ul>
        {rows.map((row, index) => (
          <SourceChangeRow
            key={row.id ?? index}
            row={row}
            review={review}
            onReview={onReview}
            source={source}
          />
        ))}
      </ul>
    </section>
  );
}
