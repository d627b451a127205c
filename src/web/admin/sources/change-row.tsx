import type { Source, SourceChange } from "#contract/admin-sources.ts";
import { formatDate } from "#domain/time.ts";
import { groupLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Differences } from "#web/ui/differences.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { fieldGroups, valueText } from "./field-value.ts";
import { isApplied, isClear, isOpenConflict, type Review, sidesOf, tick } from "./review.ts";
import classes from "./run.module.css";
import { RowPlace } from "./source-places.tsx";

interface ChangeRowProps {
  row: SourceChange;
  review: Review | undefined;
  onReview: ((review: Review) => void) | undefined;
  /** Where its questions can be answered. */
  source: Pick<Source, "id" | "country" | "city"> | undefined;
}

/** One row of a run: which event, and what becomes of it. */
export function SourceChangeRow({ row, review, onReview, source }: ChangeRowProps) {
  const { t, locale } = useMessages();
  const { kind, title, venue, date, time, line, isNewVenue, state, problem } = row;
  const when = [date ? formatDate(date) : "", time].filter(Boolean).join(" ");
  const facts = [
    venue,
    when,
    isNewVenue ? t("admin.run-new-venue") : "",
    line ? t("admin.run-row", { line }) : "",
  ];
  const isLeftOut = kind === "problem" || state === "skipped";
  const isChosen = review !== undefined && isOpenConflict(row);
  return (
    <li className={classes.change} data-state={state}>
      {review && isClear(row) && (
        <Checkbox
          aria-label={t("admin.run-pick", { event: title })}
          checked={isApplied(row, review)}
          onChange={({ currentTarget }) => onReview?.(tick(review, [row], currentTarget.checked))}
        />
      )}
      <div className={classes.what}>
        <p>
          <b {...textProps(title, locale)}>{title}</b>
          {state !== "open" && <span className={classes.state}>{t(`admin.run-row-state.${state}`)}</span>}
        </p>
        <p className="faint">{facts.filter(Boolean).join(" · ")}</p>
        {problem && <p className={isLeftOut ? classes.problem : "faint"}>{problem.message}</p>}
        {source && state === "open" && problem?.code === "rowVenueUnclear" && (
          <RowPlace source={source} problem={problem} />
        )}
      </div>
      {!isChosen && (
        <div className={classes.what}>
          <Differences
            differences={fieldGroups(row).map((group) => ({
              name: groupLabel(group, t),
              before: row.here ? valueText(row, group, "here", locale) : undefined,
              after: valueText(row, group, "source", locale),
            }))}
          />
        </div>
      )}
      {isChosen && (
        <ConflictChoice
          row={row}
          chosen={sidesOf(row, review)}
          onChoose={(sides) =>
            onReview?.({ ...review, sides: new Map(review.sides).set(row.id ?? -1, sides) })
          }
        />
      )}
    </li>
  );
}
