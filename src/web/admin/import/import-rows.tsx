import { useState } from "react";
import type { ImportPreview, ImportRow } from "#contract/admin-import.ts";
import { guardCell } from "#domain/csv-guard.ts";
import { PREVIEW_ROWS, ROW_STATUSES, type RowStatus } from "#domain/event-import.ts";
import { cityName } from "#messages/city-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Chips } from "#web/ui/choices.tsx";
import { type Column, DataList } from "#web/ui/data-list.tsx";
import { IconAlertTriangle, IconCheck, IconMinus } from "#web/ui/icons.ts";
import { ActionBar } from "#web/ui/page.tsx";
import { saveFile } from "#web/ui/save-file.ts";

const LOOKS = {
  new: [IconCheck, "var(--ok)"],
  changed: [IconCheck, "var(--ok)"],
  conflict: [IconAlertTriangle, undefined],
  withdrawn: [IconMinus, undefined],
  same: [IconMinus, "var(--warn)"],
  duplicate: [IconMinus, "var(--warn)"],
  past: [IconMinus, "var(--warn)"],
  wrong: [IconAlertTriangle, "var(--error)"],
} as const;

/** What each row would do, by its kind. */
export function ImportRows({ preview: { counts, rows } }: { preview: ImportPreview }) {
  const { t, locale } = useMessages();
  const [shown, setShown] = useState<RowStatus | "all">("all");
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const kinds = ROW_STATUSES.filter((status) => counts[status] > 0);

  function resultOf({ status, reason, changes, isNewVenue }: ImportRow): string {
    if (reason) return reason;
    if (status === "new") return t(isNewVenue ? "admin.import-new-venue" : "admin.import-status.new");
    if (status === "changed") return t("admin.import-changes", { fields: changes.join(", ") });
    if (status === "past") return t("admin.import-past");
    return t(status === "wrong" ? "admin.import-status.wrong" : "admin.import-same");
  }

  function number({ row, status }: ImportRow) {
    const [Sign, color] = LOOKS[status];
    return (
      <span className="inline-row gap-8">
        <Sign size={18} stroke={2.2} aria-hidden color={color} />
        {row || ""}
      </span>
    );
  }

  const columns: Column<ImportRow>[] = [
    { key: "row", head: t("admin.import-row"), cell: number },
    {
      key: "title",
      head: t("field.title"),
      kind: "wide",
      cell: ({ title }) => <b>{title}</b>,
      attributes: ({ title }) => textProps(title, locale),
    },
    {
      key: "venue",
      head: t("field.venue"),
      cell: ({ venue }) => venue,
      attributes: ({ venue }) => textProps(venue, locale),
    },
    { key: "city", head: t("admin.field.city"), cell: ({ city }) => cityName(city, locale) },
    { key: "date", head: t("field.date"), kind: "moment", cell: ({ date }) => date },
    { key: "time", head: t("field.time"), cell: ({ time }) => time },
    {
      key: "result",
      head: t("admin.import-result"),
      kind: "wide",
      cell: (row) => (
        <span className="semibold" style={{ color: row.status === "new" ? undefined : LOOKS[row.status][1] }}>
          {resultOf(row)}
        </span>
      ),
    },
  ];
  return (
    <div className="grid gap-12 below">
      <Chips
        legend={t("admin.import-filter")}
        value={shown}
        onChoose={setShown}
        options={(["all", ...kinds] as const).map((value) => ({
          value,
          label:
            value === "all"
              ? t("admin.import-all", { count: total })
              : t("admin.import-chip", { status: t(`admin.import-status.${value}`), count: counts[value] }),
        }))}
      />
      <DataList
        label={t("admin.import-preview")}
        rows={rows.filter(({ status }) => shown === "all" || status === shown)}
        keyOf={({ row, date, time, title }) => `${row} ${date} ${time} ${title}`}
        lookOf={({ status }) => (status === "wrong" ? "error" : undefined)}
        columns={columns}
      />
      {kinds.some((status) => counts[status] > PREVIEW_ROWS) && (
        <p className="faint text-small">{t("admin.import-shown", { count: PREVIEW_ROWS })}</p>
      )}
    </div>
  );
}

interface ImportFooterProps {
  preview: ImportPreview;
  onApply(skipWrong: boolean): void;
}

/** What confirming would do, and the button that does it. */
export function ImportFooter({ preview: { counts, newVenues, rows }, onApply }: ImportFooterProps) {
  const { t } = useMessages();
  const count = counts.new + counts.changed;
  // Rows that wait for a choice are kept by the run.
  const isNothing = count + counts.withdrawn + counts.conflict === 0;
  return (
    <ActionBar>
      <p>
        <b>{t("admin.import-will", { count })}</b>{" "}
        {newVenues > 0 && t("admin.import-venues", { count: newVenues })}{" "}
        {counts.withdrawn > 0 && t("admin.import-withdrawn", { count: counts.withdrawn })}{" "}
        {counts.conflict > 0 && t("admin.import-conflicts", { count: counts.conflict })}{" "}
        {counts.wrong > 0 && t("admin.import-left-out", { count: counts.wrong })}
      </p>
      {counts.wrong > 0 && (
        <Button
          variant="default"
          onClick={() => saveFile("import-errors.csv", "text/csv", errorsAsCsv(rows))}
        >
          {t("admin.import-download", { count: counts.wrong })}
        </Button>
      )}
      <Button disabled={isNothing} onClick={() => onApply(counts.wrong > 0)}>
        {isNothing ? t("admin.import-nothing") : t("admin.import-apply", { count })}
      </Button>
    </ActionBar>
  );
}

function errorsAsCsv(rows: readonly ImportRow[]): string {
  const columns = ["row", "title", "date", "time", "venue", "city", "reason"] as const;
  const wrong = rows.filter(({ status }) => status === "wrong");
  const lines = wrong.map((row) => columns.map((column) => quoted(String(row[column]))).join(","));
  return [columns.join(","), ...lines, ""].join("\r\n");
}

function quoted(text: string): string {
  return `"${guardCell(text).replaceAll('"', '""')}"`;
}
