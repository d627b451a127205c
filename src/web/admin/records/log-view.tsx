import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AuditPage, Done } from "#contract/admin.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { DataList } from "#web/ui/data-list.tsx";
import { Page } from "#web/ui/page.tsx";
import { PagedList } from "../lists.tsx";
import { auditLogQuery } from "../queries.ts";
import { DoneModal } from "../questions.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";

/** The audit log, the latest first; the last deletion can be undone. */
export function LogView() {
  const { t, locale } = useMessages();
  const log = useInfiniteQuery(auditLogQuery);
  const work = useAdminCall({ isForm: false });
  const [done, setDone] = useState<string>();
  const entries = log.data?.pages.flat() ?? [];
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const undo = () => void work.run(async () => setDone((await post<Done>(routes.undoDeletion, {})).message));

  const tools = ({ action, subject, canUndo, isUndone }: AuditPage[number]) => (
    <>
      {isUndone && t("admin.log-undone")}
      {canUndo && (
        <Button variant="default" aria-label={t("admin.log-undo-spoken", { action, subject })} onClick={undo}>
          {t("admin.log-undo")}
        </Button>
      )}
    </>
  );

  return (
    <Page title={t("admin.log-title")}>
      <CallNotice work={work} />
      <PagedList
        query={log}
        isEmpty={entries.length === 0}
        none={t("admin.log-none")}
        more={t("admin.older")}
      >
        <DataList
          label={t("admin.log-title")}
          rows={entries}
          keyOf={({ _id }) => _id}
          lookOf={({ isUndone }) => (isUndone ? "faded" : undefined)}
          columns={[
            { key: "at", head: t("admin.log-when"), kind: "moment", cell: ({ at }) => moments.format(at) },
            { key: "who", head: t("admin.log-who"), cell: ({ who }) => who || t("admin.log-nobody") },
            { key: "action", head: t("admin.log-action"), kind: "strong", cell: ({ action }) => action },
            { key: "subject", head: t("admin.log-subject"), kind: "wide", cell: ({ subject }) => subject },
            { key: "tools", kind: "tools", cell: tools },
          ]}
        />
      </PagedList>
      <DoneModal message={done} onRead={() => setDone(undefined)} />
    </Page>
  );
}
