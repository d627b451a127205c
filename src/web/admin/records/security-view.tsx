import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SECURITY_KINDS } from "#domain/security-log.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { deviceName } from "#web/session/device-name.ts";
import { securityDetail } from "#web/session/security-detail.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { securityLog } from "../queries.ts";
import view from "../view.module.css";
import classes from "./records.module.css";
import { ScrollTable } from "./scroll-table.tsx";
import { WholeList } from "./whole-list.tsx";

const SETTLE_MS = 300;

/** Sign-ins, failures and changes of all accounts, the latest first. */
export function SecurityView() {
  const { t, locale } = useMessages();
  const [kind, setKind] = useState("");
  const [email, setEmail] = useState("");
  const asked = useDebounced(email.trim(), SETTLE_MS);
  const query = useInfiniteQuery(securityLog({ kind, email: asked.includes("@") ? asked : "" }));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const kinds = SECURITY_KINDS.map((value) => ({ value, label: t(`security.kind.${value}`) }));
  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.security")}</h1>
      <div className={classes.filters}>
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
      <WholeList query={query} isEmpty={entries.length === 0} none={t("admin.security-none")}>
        <ScrollTable label={t("admin.view.security")}>
          <thead>
            <tr>
              <th>{t("admin.log-when")}</th>
              <th>{t("admin.log-who")}</th>
              <th>{t("admin.log-action")}</th>
              <th>{t("admin.security-device")}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry._id}>
                <td className={classes.moment}>{moments.format(entry.at)}</td>
                <td className={classes.wide}>{entry.who || t("admin.security-unknown")}</td>
                <td className={classes.strong}>
                  {t(`security.kind.${entry.kind}`)}
                  {securityDetail(entry, t)}
                </td>
                <td className={classes.wide}>
                  {[deviceName(entry, t), entry.network].filter(Boolean).join(" · ")}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </WholeList>
    </div>
  );
}
