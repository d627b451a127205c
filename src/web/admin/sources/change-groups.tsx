import type { SourceChange } from "#contract/admin-sources.ts";
import type { ChangeKind, RunCounts } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import view from "../view.module.css";
import { ChangeRow } from "./change-row.tsx";
import { isClear, type Review, tick } from "./review.ts";
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

interface ChangeGroupsProps {
  rows: readonly SourceChange[];
  counts: Partial<RunCounts>;
  /** Where rows are to be chosen. */
  review?: Review | undefined;
  onReview?(review: Review): void;
}

export function ChangeGroups({ rows, counts, review, onReview }: ChangeGroupsProps) {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return ORDER.map((kind) => {
    const some = byKind.get(kind);
    return (
      some && (
        <ChangeGroup
          key={kind}
          kind={kind}
          rows={some}
          count={counts[kind] ?? some.length}
          review={review}
          onReview={onReview}
        />
      )
    );
  });
}

interface ChangeGroupProps extends Pick<ChangeGroupsProps, "rows" | "review"> {
  kind: ChangeKind;
  count: number;
  onReview: ChangeGroupsProps["onReview"] | undefined;
}

function ChangeGroup({ kind, rows, count, review, onReview }: ChangeGroupProps) {
  const { t } = useMessages();
  const clear = rows.filter(isClear);
  const tickAll = (isTicked: boolean) => review && onReview?.(tick(review, clear, isTicked));
  const name = t(`admin.run-kind.${kind}`);
  return (
    <section className={classes.group} data-kind={kind} aria-label={name}>
      <header>
        <h2>
          {name} <span>{count}</span>
        </h2>
        <p className={`${view.faint} ${classes.hint}`}>{t(`admin.run-hint.${kind}`)}</p>
        {review && clear.length > 1 && (
          <div className={classes.both}>
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
          <ChangeRow key={row.id ?? index} row={row} review={review} onReview={onReview} />
        ))}
      </ul>
    </section>
  );
}
