import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SecurityLogPage } from "#contract/security.ts";
import { SECURITY_KINDS } from "#domain/security-log.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { deviceName } from "#web/session/device-name.ts";
import { securityDetail } from "#web/session/security-detail.ts";
import { type Column, DataList } from "#web/ui/data-list.tsx";
import { Page } from "#web/ui/page.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { PagedList } from "../lists.tsx";
import { securityLogQuery } from "../queries.ts";

const SETTLE_MS = 300;

/** Sign-ins, failures and changes of all accounts, the latest first. */
export function SecurityView() {
  const { t, locale } = useMessages();
  const [kind, setKind] = useState("");
  const [email, setEmail] = useState("");
  const asked = useDebounced(email.trim(), SETTLE_MS);
  const query = useInfiniteQuery(securityLogQuery({ kind, email: asked.includes("@") ? asked : "" }));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const kinds = SECURITY_KINDS.map((value) => ({ value, label: t(`security.kind.${value}`) }));
  const columns: Column<SecurityLogPage["entries"][number]>[] = [
    { key: "at", head: t("admin.log-when"), kind: "moment", cell: ({ at }) => moments.format(at) },
    {
      key: "who",
      head: t("admin.log-who"),
      kind: "wide",
      cell: ({ who }) => who || t("admin.security-unknown"),
    },
    {
      key: "action",
      head: t("admin.log-action"),
      kind: "strong",
      cell: (entry) => [t(`security.kind.${entry.kind}`), securityDetail(entry, t)],
    },
    {
      key: "device",
      head: t("admin.security-device"),
      kind: "wide",
      cell: (entry) => [deviceName(entry, t), entry.network].filter(Boolean).join(" · "),
    },
  ];
  return (
    <Page title={t("admin.view.security")}>
      <div className="columns-2 spaced">
        <SelectField
          label={t("admin.security-kind")}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          options={[{ value: "", label: t("admin.security-all") }, ...kinds]}
        />
        <TextField
          label={t("admin.security-account")}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </div>
      <PagedList
        query={query}
        isEmpty={entries.length === 0}
        none={t("admin.security-none")}
        more={t("admin.older")}
      >
        <DataList
          label={t("admin.view.security")}
          rows={entries}
          keyOf={({ _id }) => _id}
          columns={columns}
        />
      </PagedList>
    </Page>
  );
}
