import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { Account, Accounts } from "#contract/moderation.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, post, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ScrollTable } from "../records/scroll-table.tsx";
import view from "../view.module.css";
import classes from "./roles-view.module.css";

const ROLES = ["moderator", "organizer", "admin", "user"] as const satisfies Account["role"][];

const accountsWithRole = queryOptions({
  queryKey: ["roles"],
  queryFn: ({ signal }) => get<Accounts>(routes.adminRoles, signal),
});

/** Who may do more than a user; roles are given by mail address. */
export function RolesView() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(accountsWithRole);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<{ tone: "success" | "error"; text: string }>();

  /** Whether it was granted. */
  async function grant(email: string, role: Account["role"]): Promise<boolean> {
    setProblem(undefined);
    setSaid(undefined);
    try {
      const account = await post<Account>(routes.adminRoles, { email, role });
      const text = t("roles.granted", { email: account.email, role: t(`roles.role.${account.role}`) });
      setSaid({ tone: "success", text });
      void client.invalidateQueries();
      return true;
    } catch (error) {
      const atField = error instanceof CallFailed ? error.fields.email : undefined;
      setProblem(atField);
      if (!atField) setSaid({ tone: "error", text: reasonOf(error, t("admin.failed")) });
      return false;
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { email = "", role } = Object.fromEntries(new FormData(form));
    if (await grant(String(email).trim(), role as Account["role"])) form.reset();
  }

  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.roles")}</h1>
      <p className={view.lead}>{t("roles.lead")}</p>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <form noValidate onSubmit={onSubmit} className={`${view.card} ${classes.form}`}>
        <TextField name="email" type="email" label={t("roles.email")} problem={problem} autoComplete="off" />
        <SelectField
          name="role"
          label={t("roles.role")}
          options={ROLES.map((value) => ({ value, label: t(`roles.role.${value}`) }))}
        />
        <Button type="submit">{t("roles.grant")}</Button>
      </form>
      <h2 className={classes.heading}>{t("roles.list")}</h2>
      {isError && !data && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {data && (
        <ScrollTable label={t("roles.list")}>
          <thead>
            <tr>
              <th>{t("roles.name")}</th>
              <th>{t("roles.email")}</th>
              <th>{t("roles.role")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.accounts.map(({ email, name, role }) => (
              <tr key={email}>
                <td>{name}</td>
                <td>{email}</td>
                <td>{t(`roles.role.${role}`)}</td>
                <td className={classes.tool}>
                  <Button
                    variant="default"
                    aria-label={t("roles.withdraw-spoken", { email })}
                    onClick={() => grant(email, "user")}
                  >
                    {t("roles.withdraw")}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      <p className={view.way}>
        {t("roles.log")}{" "}
        <Link to={urls.adminView("log")} className="accent strong">
          {t("roles.log-link")}
        </Link>
        .
      </p>
    </div>
  );
}
