import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FederationOverview } from "#contract/admin-federation.ts";
import { routes } from "#contract/urls.ts";
import { RULE_KINDS } from "#domain/federation-rule.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, post, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Heading, Page, Section, sectionClass } from "#web/ui/page.tsx";
import { AdminField } from "../field.tsx";
import { Loaded } from "../lists.tsx";
import { withQuery } from "../queries.ts";
import { SendForm } from "../send-form.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";

const federation = queryOptions({
  queryKey: ["federation"],
  retry: false,
  queryFn: ({ signal }) => get<FederationOverview>(routes.adminFederation, signal),
});

/** Followers, followed actors, and the blocklist and allowlist. */
export function FederationView() {
  const { t } = useMessages();
  const query = useQuery(federation);
  const isOff = query.error instanceof CallFailed && query.error.status === 404;
  return (
    <Page title={t("admin.view.federation")} lead={t("federation.lead")}>
      {isOff ? (
        <Notice tone="info">{t("federation.off")}</Notice>
      ) : (
        <Loaded query={query}>
          {(overview) => (
            <>
              <Following overview={overview} />
              <Rules overview={overview} />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

/** A card with a name, what is known of it, and what can be done to it. */
function Row({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <li className={`${sectionClass} readable`}>
      <div className="row wrap between gap-12 breakable">
        <div>
          <b>{name}</b>
          <p className="muted text-small">{about}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

function Following({ overview: { name, followers, following } }: { overview: FederationOverview }) {
  const { t, locale } = useMessages();
  return (
    <>
      <Section className="readable">
        <Facts
          facts={[
            { name: t("federation.name"), value: name },
            { name: t("federation.followers"), value: formatNumber(followers, locale) },
          ]}
        />
      </Section>
      <Heading>{t("federation.following")}</Heading>
      {following.length === 0 && <p>{t("federation.following-none")}</p>}
      <ul>
        {following.map(({ actor, name: called, state }) => (
          <Row key={actor} name={called} about={actor}>
            <span>{t(`federation.state.${state}`)}</span>
          </Row>
        ))}
      </ul>
    </>
  );
}

/** Servers and actors that are blocked, or servers that alone are let in. */
function Rules({ overview: { rules } }: { overview: FederationOverview }) {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });
  const isAllowList = rules.some(({ kind }) => kind === "allow");
  const remove = (subject: string) =>
    void work.tell(async () => {
      await send("DELETE", withQuery(routes.federationRules, { subject }));
      return t("federation.removed");
    });
  return (
    <>
      <Heading>{t("federation.rules")}</Heading>
      <CallNotice work={work} />
      <SendForm
        submit={t("federation.add")}
        onSend={async (typed) => {
          await post(routes.federationRules, Object.fromEntries(typed));
          return t("federation.added");
        }}
      >
        <AdminField
          name="subject"
          label={t("federation.subject")}
          hint={t("federation.subject-hint")}
          maxLength={500}
        />
        <Choices
          name="kind"
          legend={t("federation.kind")}
          first="block"
          options={RULE_KINDS.map((value) => ({ value, label: t(`federation.kind.${value}`) }))}
        />
        <AdminField name="note" label={t("federation.note")} maxLength={200} />
      </SendForm>
      {rules.length === 0 && <p className="below">{t("federation.rules-none")}</p>}
      {isAllowList && <p className="below">{t("federation.only-allowed")}</p>}
      <ul className="below">
        {rules.map(({ subject, kind, note, isFixed }) => (
          <Row
            key={`${kind} ${subject} ${isFixed}`}
            name={subject}
            about={[t(`federation.is.${kind}`), isFixed && t("federation.fixed"), note]
              .filter(Boolean)
              .join(" · ")}
          >
            {!isFixed && (
              <Button
                variant="default"
                aria-label={t("federation.remove-spoken", { subject })}
                onClick={() => remove(subject)}
              >
                {t("federation.remove")}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </>
  );
}
