import type { ImportPreview, ImportRow } from "#contract/admin-import.ts";
import { guardCell } from "#domain/csv-guard.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import classes from "./import.module.css";

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
    <div className={classes.footer}>
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
    </div>
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
