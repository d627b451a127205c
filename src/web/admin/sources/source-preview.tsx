import type { ReactNode } from "react";
import type { SourcePreview } from "#contract/admin-sources.ts";
import { PREVIEW_ROWS, type SourceFormat } from "#domain/event-import.ts";
import { CHANGE_KINDS } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Notice } from "#web/ui/notice.tsx";
import view from "../view.module.css";
import { ChangeGroups } from "./change-groups.tsx";
import { countsText, problemText } from "./source-words.ts";
import classes from "./sources.module.css";

/** What a run would do. */
export function SourcePreviewCard({ preview, children }: { preview: SourcePreview; children: ReactNode }) {
  const { t, locale } = useMessages();
  const { counts, rows, format, problem } = preview;
  const isCut = CHANGE_KINDS.some((kind) => (counts[kind] ?? 0) > PREVIEW_ROWS);
  return (
    <>
      <section className={view.card}>
        <h2 className={view.section}>{t("admin.source-found")}</h2>
        <p className={classes.counts}>{countsText(counts, t)}</p>
        <p className={view.faint}>
          {t("admin.source-format", { format: t(`admin.format.${format as SourceFormat}`) })}
        </p>
        {problem && <Notice tone="warning">{problemText(problem, locale)}</Notice>}
      </section>
      {children}
      <ChangeGroups rows={rows} counts={counts} />
      {isCut && <p className={view.faint}>{t("admin.source-more-rows", { count: PREVIEW_ROWS })}</p>}
    </>
  );
}
