import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { OrganizerGrants } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, post, reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import roles from "../roles/roles-view.module.css";
import view from "../view.module.css";
import { GrantTable } from "./grant-table.tsx";
import { namedPage } from "./named-page.ts";
import { type OpenClaim, OpenClaims } from "./open-claims.tsx";
import { Websites } from "./websites.tsx";

const grants = queryOptions({
  queryKey: ["organizers"],
  queryFn: ({ signal }) => get<OrganizerGrants>(routes.organizerGrants, signal),
});

/** Who holds which venues and pages and how it was proved; claims that wait; granting and withdrawing. */
export function OrganizersView() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(grants);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<{ tone: "success" | "error"; text: string }>();

  /** Whether it was done. */
  async function attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setProblems({});
    setSaid(undefined);
    try {
      await work();
      setSaid({ tone: "success", text: done });
      void client.invalidateQueries();
      return true;
    } catch (error) {
      const { venue, organizer, ...fields } = error instanceof CallFailed ? error.fields : {};
      const page = venue ?? organizer;
      const found = { ...fields, ...(page && { page }) };
      setProblems(found);
      if (Object.keys(found).length === 0)
        setSaid({ tone: "error", text: reasonOf(error, t("admin.failed")) });
      return false;
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { email = "", page = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const named = namedPage(page);
    if (!named) return setProblems({ page: t("organizers.page-wrong") });
    const done = t("organizers.granted", { email: email.trim(), page: page.trim() });
    const body = { email: email.trim(), ...named };
    if (await attempt(() => post(routes.organizerGrants, body), done)) form.reset();
  }

  const decide = ({ id, name }: OpenClaim, decision: { isGranted: boolean; reason?: string }) =>
    attempt(() => post(urls.decideClaim(id), decision), t("organizers.decided", { page: name }));

  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.organizers")}</h1>
      <p className={view.lead}>{t("organizers.lead")}</p>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      {isError && !data && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {data && <OpenClaims claims={data.claims} onDecide={decide} />}
      <h2 className={roles.heading}>{t("organizers.list")}</h2>
      <form noValidate onSubmit={onSubmit} className={`${view.card} ${roles.form}`}>
        <TextField
          name="page"
          label={t("organizers.page")}
          placeholder={t("organizers.page-hint")}
          problem={problems.page}
          autoComplete="off"
        />
        <TextField
          name="email"
          type="email"
          label={t("roles.email")}
          problem={problems.email}
          autoComplete="off"
        />
        <Button type="submit">{t("organizers.grant")}</Button>
      </form>
      {data && (
        <GrantTable
          grants={data.organizers}
          onWithdraw={({ id, venue }) =>
            attempt(() => send("DELETE", urls.organizerGrant(id)), t("organizers.withdrawn", { page: venue }))
          }
        />
      )}
      {data && <Websites websites={data.websites} attempt={attempt} />}
    </div>
  );
}
