import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Account, Accounts } from "#contract/moderation.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get, post } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataList } from "#web/ui/data-list.tsx";
import { Heading, Page } from "#web/ui/page.tsx";
import { AdminField, ChoiceField } from "../field.tsx";
import { Loaded } from "../lists.tsx";
import { SendForm } from "../send-form.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";

const ROLES = ["moderator", "organizer", "admin", "user"] as const satisfies Account["role"][];

const accountsWithRole = queryOptions({
  queryKey: ["roles"],
  queryFn: ({ signal }) => get<Accounts>(routes.adminRoles, signal),
});

/** Who may do more than a user; roles are given by mail address. */
export function RolesView() {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });

  async function grant(email: string, role: unknown): Promise<string> {
    const account = await post<Account>(routes.adminRoles, { email, role });
    return t("roles.granted", { email: account.email, role: t(`roles.role.${account.role}`) });
  }

  const columns: Column<Accounts["accounts"][number]>[] = [
    { key: "name", head: t("roles.name"), cell: ({ name }) => name },
    { key: "email", head: t("roles.email"), cell: ({ email }) => email },
    { key: "role", head: t("roles.role"), cell: ({ role }) => t(`roles.role.${role}`) },
    {
      key: "tools",
      kind: "tools",
      cell: ({ email }) => (
        <Button
          variant="default"
          aria-label={t("roles.withdraw-spoken", { email })}
          onClick={() => work.tell(() => grant(email, "user"))}
        >
          {t("roles.withdraw")}
        </Button>
      ),
    },
  ];
  return (
    <Page title={t("admin.view.roles")} lead={t("roles.lead")}>
      <CallNotice work={work} />
      <SendForm
        isLine
        submit={t("roles.grant")}
        onSend={(typed) => grant(String(typed.get("email")).trim(), typed.get("role"))}
      >
        <AdminField name="email" type="email" label={t("roles.email")} />
        <ChoiceField
          name="role"
          label={t("roles.role")}
          options={ROLES.map((value) => ({ value, label: t(`roles.role.${value}`) }))}
        />
      </SendForm>
      <Heading>{t("roles.list")}</Heading>
      <Loaded query={useQuery(accountsWithRole)}>
        {({ accounts }) => (
          <DataList label={t("roles.list")} rows={accounts} keyOf={({ email }) => email} columns={columns} />
        )}
      </Loaded>
      <p className="below">
        {t("roles.log")}{" "}
        <Link to={urls.adminView("log")} className="accent strong">
          {t("roles.log-link")}
        </Link>
        .
      </p>
    </Page>
  );
}
