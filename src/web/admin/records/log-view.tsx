import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Done } from "#contract/admin.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { DoneModal } from "../forms/form-modals.tsx";
import { auditLog } from "../queries.ts";
import view from "../view.module.css";
import classes from "./records.module.css";
import { ScrollTable } from "./scroll-table.tsx";
import { WholeList } from "./whole-list.tsx";

/** The audit log, the latest first; the last deletion can be undone. */
export function LogView() {
  const { t, locale } = useMessages();
  const client = useQueryClient();
  const log = useInfiniteQuery(auditLog);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const entries = log.data?.pages.flat() ?? [];
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

  async function undo(): Promise<void> {
    setProblem(undefined);
    try {
      setDone((await post<Done>(routes.undoDeletion, {})).message);
    } catch (error) {
      setProblem(reasonOf(error, t("admin.failed")));
    }
    void client.invalidateQueries();
  }

  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.log-title")}</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      <WholeList query={log} isEmpty={entries.length === 0} none={t("admin.log-none")}>
        <ScrollTable label={t("admin.log-title")}>
          <thead>
            <tr>
              <th>{t("admin.log-when")}</th>
              <th>{t("admin.log-who")}</th>
              <th>{t("admin.log-action")}</th>
              <th>{t("admin.log-subject")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map(({ _id, at, who, action, subject, canUndo, isUndone }) => (
              <tr key={_id} data-faded={isUndone || undefined}>
                <td className={classes.moment}>{moments.format(at)}</td>
                <td>{who || t("admin.log-nobody")}</td>
                <td className={classes.strong}>{action}</td>
                <td className={classes.wide}>{subject}</td>
                <td className={classes.tool}>
                  {isUndone && t("admin.log-undone")}
                  {canUndo && (
                    <Button
                      variant="default"
                      aria-label={t("admin.log-undo-spoken", { action, subject })}
                      onClick={undo}
                    >
                      {t("admin.log-undo")}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </WholeList>
      <DoneModal message={done} onRead={() => setDone(undefined)} />
    </div>
  );
}
