import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { OrganizerGrants } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { MAX_CLAIM_TEXT, MAX_WEBSITE } from "#domain/organizer.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { get, post, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataList } from "#web/ui/data-list.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Heading, Page, sectionClass } from "#web/ui/page.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { AdminField } from "../field.tsx";
import { Loaded } from "../lists.tsx";
import { DialogButtons } from "../questions.tsx";
import { SendForm } from "../send-form.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { namedPageText } from "./named-page.ts";

type OpenClaim = OrganizerGrants["claims"][number];
type Grant = OrganizerGrants["organizers"][number];

const grants = queryOptions({
  queryKey: ["organizers"],
  queryFn: ({ signal }) => get<OrganizerGrants>(routes.organizerGrants, signal),
});

/** Who holds which venues and pages and how it was proved; claims that wait; granting and withdrawing. */
export function OrganizersView() {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });

  const decide = ({ id, name }: OpenClaim, decision: { isGranted: boolean; reason?: string }) =>
    void work.tell(async () => {
      await post(urls.decideClaim(id), decision);
      return t("organizers.decided", { page: name });
    });
  const withdraw = ({ id, venue }: Grant) =>
    void work.tell(async () => {
      await send("DELETE", urls.organizerGrant(id));
      return t("organizers.withdrawn", { page: venue });
    });

  return (
    <Page title={t("admin.view.organizers")} lead={t("organizers.lead")}>
      <CallNotice work={work} />
      <Loaded query={useQuery(grants)}>
        {({ claims, organizers, websites }) => (
          <>
            <OpenClaims claims={claims} onDecide={decide} />
            <Heading>{t("organizers.list")}</Heading>
            <PageForm
              of="page"
              submit={t("organizers.grant")}
              field={<AdminField name="email" type="email" label={t("roles.email")} />}
              onSend={async (page, named, typed) => {
                const email = String(typed.get("email")).trim();
                await post(routes.organizerGrants, { email, ...named });
                return t("organizers.granted", { email, page });
              }}
            />
            <GrantTable grants={organizers} onWithdraw={withdraw} />
            <Websites websites={websites} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** A link to what is held, in a table. */
function useHeld<Row extends { page: string }>(nameOf: (row: Row) => string): Column<Row> {
  const { t, locale } = useMessages();
  return {
    key: "what",
    head: t("organizers.what"),
    cell: (row) => (
      <Link to={row.page} className="accent strong" {...textProps(nameOf(row), locale)}>
        {nameOf(row)}
      </Link>
    ),
  };
}

function GrantTable({ grants, onWithdraw }: { grants: readonly Grant[]; onWithdraw(grant: Grant): void }) {
  const { t, locale } = useMessages();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const held = useHeld<Grant>(({ venue }) => venue);
  if (grants.length === 0) return <p className="below">{t("organizers.none")}</p>;
  const tools = (grant: Grant) => (
    <Button
      variant="default"
      aria-label={t("organizers.withdraw-spoken", { page: grant.venue, email: grant.email })}
      onClick={() => onWithdraw(grant)}
    >
      {t(grant.isNew ? "organizers.undo" : "organizers.withdraw")}
    </Button>
  );
  return (
    <div className="below">
      <DataList
        label={t("organizers.list")}
        rows={grants}
        keyOf={({ id }) => id}
        columns={[
          held,
          { key: "account", head: t("organizers.account"), cell: ({ email }) => email },
          { key: "proof", head: t("organizers.proof"), cell: ({ proof }) => t(`organizers.proof.${proof}`) },
          { key: "since", head: t("organizers.since"), cell: ({ at }) => days.format(at) },
          { key: "tools", kind: "tools", cell: tools },
        ]}
      />
    </div>
  );
}

/** Websites of venues and pages that administrators set, which prove claims. */
function Websites({ websites }: Pick<OrganizerGrants, "websites">) {
  const { t } = useMessages();
  const held = useHeld<OrganizerGrants["websites"][number]>(({ name }) => name);
  return (
    <section>
      <Heading>{t("organizers.websites")}</Heading>
      <p className="muted spaced">{t("organizers.websites-lead")}</p>
      <PageForm
        of="of"
        submit={t("organizers.website-save")}
        field={
          <AdminField
            name="site"
            label={t("organizers.website")}
            placeholder={t("organizers.website-hint")}
            maxLength={MAX_WEBSITE}
          />
        }
        onSend={async (page, named, typed) => {
          await send("PUT", routes.pageWebsite, { ...named, website: typed.get("site") });
          return t("organizers.website-saved", { page });
        }}
      />
      {websites.length > 0 && (
        <div className="below">
          <DataList
            label={t("organizers.websites")}
            rows={websites}
            keyOf={({ page }) => page}
            columns={[held, { key: "site", head: t("organizers.website"), cell: ({ site }) => site }]}
          />
        </div>
      )}
    </section>
  );
}

interface PageFormProps {
  /** The name of the field that names a page. */
  of: string;
  submit: string;
  field: ReactNode;
  onSend(
    page: string,
    named: NonNullable<ReturnType<typeof namedPageText>>,
    typed: FormData,
  ): Promise<string>;
}

/** A form about a venue or an organizer, which is named by its address. */
function PageForm({ of, submit, field, onSend }: PageFormProps) {
  const { t } = useMessages();
  const pageOf = (typed: FormData) => String(typed.get(of)).trim();
  return (
    <SendForm
      isLine
      submit={submit}
      check={(typed) => (namedPageText(pageOf(typed)) ? undefined : { [of]: t("organizers.page-wrong") })}
      onSend={async (typed) => onSend(pageOf(typed), namedPageText(pageOf(typed))!, typed)}
    >
      {({ venue, organizer, [of]: page }) => (
        <>
          <AdminField
            name={of}
            label={t("organizers.page")}
            placeholder={t("organizers.page-hint")}
            problem={page ?? venue ?? organizer}
          />
          {field}
        </>
      )}
    </SendForm>
  );
}

interface OpenClaimsProps {
  claims: readonly OpenClaim[];
  onDecide(claim: OpenClaim, decision: { isGranted: boolean; reason?: string }): void;
}

/** Claims that wait for a proof or for an administrator, who can decide about any of them. */
function OpenClaims({ claims, onDecide }: OpenClaimsProps) {
  const { t, locale } = useMessages();
  const [refused, setRefused] = useState<OpenClaim>();

  function onRefuse(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    if (refused) onDecide(refused, { isGranted: false, reason });
    setRefused(undefined);
  }

  function waitsFor({ way, sentTo, site }: OpenClaim): string {
    if (way === "mail") return t("organizers.waits.mail", { address: sentTo ?? "" });
    if (way === "page") return t("organizers.waits.page", { site: site ?? "" });
    return sentTo ? t("organizers.waits.proved", { address: sentTo }) : t("organizers.waits.admin");
  }

  return (
    <section>
      <Heading>{t("organizers.claims")}</Heading>
      {claims.length === 0 && <p>{t("organizers.claims-none")}</p>}
      <ul className="readable">
        {claims.map((claim) => {
          const { id, name, page, email, account, text } = claim;
          const spoken = { page: name, email };
          return (
            <li key={id} className={sectionClass}>
              <h3 className="text-h4 strong">
                <Link to={page} className="accent strong" {...textProps(name, locale)}>
                  {name}
                </Link>
              </h3>
              <p className="muted text-small breakable">
                {account} · {email}
              </p>
              <p className="muted text-small breakable">{waitsFor(claim)}</p>
              {text && <blockquote className="quote as-typed breakable">{text}</blockquote>}
              <div className="flex wrap gap-8">
                <Button
                  aria-label={t("organizers.accept-spoken", spoken)}
                  onClick={() => onDecide(claim, { isGranted: true })}
                >
                  {t("organizers.accept")}
                </Button>
                <Button
                  variant="default"
                  aria-label={t("organizers.refuse-spoken", spoken)}
                  onClick={() => setRefused(claim)}
                >
                  {t("organizers.refuse")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog
        isOpen={refused !== undefined}
        onClose={() => setRefused(undefined)}
        title={t("organizers.refuse-title")}
        closeLabel={t("organizers.close")}
      >
        <form className="grid gap-16" onSubmit={onRefuse}>
          <p>{t("organizers.refuse-lead", { email: refused?.email ?? "" })}</p>
          <TextArea
            name="reason"
            label={t("organizers.reason")}
            rows={3}
            maxLength={MAX_CLAIM_TEXT}
            data-autofocus
          />
          <DialogButtons>
            <Button variant="default" onClick={() => setRefused(undefined)}>
              {t("organizers.back")}
            </Button>
            <Button type="submit">{t("organizers.refuse-do")}</Button>
          </DialogButtons>
        </form>
      </Dialog>
    </section>
  );
}
