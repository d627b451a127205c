import { useState } from "react";
import type { ImportPreview, ImportRow } from "#contract/admin-import.ts";
import { PREVIEW_ROWS, ROW_STATUSES, type RowStatus } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconAlertTriangle, IconCheck, IconMinus } from "#web/ui/icons.ts";
import records from "../records/records.module.css";
import { ScrollTable } from "../records/scroll-table.tsx";
import view from "../view.module.css";
import classes from "./import.module.css";

/** What each row would do, by its kind. */
export function ImportRows({ preview: { counts, rows } }: { preview: ImportPreview }) {
  const { t } = useMessages();
  const [shown, setShown] = useState<RowStatus | "all">("all");
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const kinds = ROW_STATUSES.filter((status) => counts[status] > 0);
  const isCut = kinds.some((status) => counts[status] > PREVIEW_ROWS);
  return (
    <>
      <fieldset className={classes.chips}>
        <legend>{t("admin.import-filter")}</legend>
        {(["all", ...kinds] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={classes.chip}
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
          >
            {kind === "all"
              ? t("admin.import-all", { count: total })
              : t("admin.import-chip", { status: t(`admin.import-status.${kind}`), count: counts[kind] })}
          </button>
        ))}
      </fieldset>
      <ScrollTable label={t("admin.import-preview")}>
        <thead>
          <tr>
            <th>{t("admin.import-row")}</th>
            <th>{t("field.title")}</th>
            <th>{t("field.venue")}</th>
            <th>{t("admin.field.city")}</th>
            <th>{t("field.date")}</th>
            <th>{t("field.time")}</th>
            <th>{t("admin.import-result")}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ status }) => shown === "all" || status === shown)
            .map((row) => (
              <Row key={`${row.row} ${row.date} ${row.time} ${row.title}`} row={row} />
            ))}
        </tbody>
      </ScrollTable>
      {isCut && <p className={view.faint}>{t("admin.import-shown", { count: PREVIEW_ROWS })}</p>}
    </>
  );
}

const SIGNS = {
  new: IconCheck,
  changed: IconCheck,
  conflict: IconAlertTriangle,
  withdrawn: IconMinus,
  same: IconMinus,
  duplicate: IconMinus,
  past: IconMinus,
  wrong: IconAlertTriangle,
} as const;

function Row({ row }: { row: ImportRow }) {
  const { locale } = useMessages();
  const result = useResult()(row);
  const Sign = SIGNS[row.status];
  return (
    <tr data-status={row.status} className={classes.row}>
      <td className={classes.number}>
        <Sign size={18} stroke={2.2} aria-hidden />
        {row.row || ""}
      </td>
      <td className={classes.title} {...textProps(row.title, locale)}>
        {row.title}
      </td>
      <td {...textProps(row.venue, locale)}>{row.venue}</td>
      <td>{row.city}</td>
      <td className={records.moment}>{row.date}</td>
      <td>{row.time}</td>
      <td className={classes.result}>{result}</td>
    </tr>
  );
}

function useResult() {
  const { t } = useMessages();
  return ({ status, reason, changes, isNewVenue }: ImportRow): string => {
    if (reason) return reason;
    if (status === "new") return t(isNewVenue ? "admin.import-new-venue" : "admin.import-status.new");
    if (status === "changed") return t("admin.import-changes", { fields: changes.join(", ") });
    if (status === "past") return t("admin.import-past");
    if (status === "wrong") return t("admin.import-status.wrong");
    return t("admin.import-same");
  };
}
