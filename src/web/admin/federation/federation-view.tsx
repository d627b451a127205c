import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FederationOverview } from "#contract/admin-federation.ts";
import { routes } from "#contract/urls.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { withQuery } from "../queries.ts";
import view from "../view.module.css";
import { AddRuleForm } from "./add-rule.tsx";
import classes from "./federation.module.css";

const federation = queryOptions({
  queryKey: ["federation"],
  retry: false,
  queryFn: ({ signal }) => get<FederationOverview>(routes.adminFederation, signal),
});

/** Followers, followed actors, and the blocklist and allowlist. */
export function FederationView() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(federation);
  const [said, setSaid] = useState<{ tone: "success" | "error"; text: string }>();
  const isOff = error instanceof CallFailed && error.status === 404;

  function onChanged(overview: FederationOverview, text: string): void {
    client.setQueryData(federation.queryKey, overview);
    setSaid({ tone: "success", text });
  }

  async function remove(subject: string): Promise<void> {
    setSaid(undefined);
    try {
      const url = withQuery(routes.federationRules, { subject });
      onChanged(await send<FederationOverview>("DELETE", url), t("federation.removed"));
    } catch (failure) {
      setSaid({ tone: "error", text: reasonOf(failure, t("admin.failed")) });
    }
  }

  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.federation")}</h1>
      <p className={view.lead}>{t("federation.lead")}</p>
      {isOff && <Notice tone="info">{t("federation.off")}</Notice>}
      {error && !isOff && !data && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {data && (
        <>
          <Facts overview={data} />
          <h2 className={classes.heading}>{t("federation.rules")}</h2>
          {said && (
            <div className={classes.said}>
              <Notice tone={said.tone}>{said.text}</Notice>
            </div>
          )}
          <AddRuleForm onAdded={(overview) => onChanged(overview, t("federation.added"))} />
          <Rules overview={data} onRemove={(subject) => void remove(subject)} />
        </>
      )}
    </div>
  );
}

function Facts({ overview: { name, followers, following } }: { overview: FederationOverview }) {
  const { t, locale } = useMessages();
  return (
    <>
      <dl className={`${view.card} ${classes.facts}`}>
        <div>
          <dt>{t("federation.name")}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t("federation.followers")}</dt>
          <dd>{formatNumber(followers, locale)}</dd>
        </div>
      </dl>
      <h2 className={classes.heading}>{t("federation.following")}</h2>
      {following.length === 0 && <p>{t("federation.following-none")}</p>}
      <ul>
        {following.map(({ actor, name: called, state }) => (
          <li key={actor} className={`${view.card} ${classes.row}`}>
            <div>
              <b>{called}</b>
              <p className={classes.faint}>{actor}</p>
            </div>
            <span>{t(`federation.state.${state}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RulesProps {
  overview: FederationOverview;
  onRemove(subject: string): void;
}

function Rules({ overview: { rules }, onRemove }: RulesProps) {
  const { t } = useMessages();
  const isAllowList = rules.some(({ kind }) => kind === "allow");
  return (
    <>
      {rules.length === 0 && <p className={view.way}>{t("federation.rules-none")}</p>}
      {isAllowList && <p className={view.way}>{t("federation.only-allowed")}</p>}
      <ul className={view.way}>
        {rules.map(({ subject, kind, note, isFixed }) => (
          <li key={`${kind} ${subject} ${isFixed}`} className={`${view.card} ${classes.row}`}>
            <div>
              <b>{subject}</b>
              <p className={classes.faint}>
                {[t(`federation.is.${kind}`), isFixed && t("federation.fixed"), note]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {!isFixed && (
              <Button
                variant="default"
                aria-label={t("federation.remove-spoken", { subject })}
                onClick={() => onRemove(subject)}
              >
                {t("federation.remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
