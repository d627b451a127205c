import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { ClaimedPage } from "#contract/organizers.ts";
import { urls } from "#contract/urls.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { failureText } from "#web/messages/error-text.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { get, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/claim-page.ts";
import classes from "./claim-page.module.css";
import { AdminWay, MailWay, PageWay } from "./claim-ways.tsx";
import "./load-messages.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const venue = searchParams.get("venue");
  return {
    kind: venue ? ("venue" as const) : ("organizer" as const),
    name: venue ?? searchParams.get("organizer") ?? "",
  };
}

/** Where one proves that a venue or an organizer's page is one's own. */
export default function ClaimRoute({ loaderData }: Route.ComponentProps) {
  return <ClaimPage {...loaderData} />;
}

export function ClaimPage({ kind, name }: { kind: "venue" | "organizer"; name: string }) {
  const { t, locale } = useMessages();
  const [page, setPage] = useState<ShownPage>();
  const [problem, setProblem] = useState<string>();

  const load = useCallback(
    (signal?: AbortSignal) =>
      loadPage(kind, name, signal).then(
        setPage,
        (error) => signal?.aborted || setProblem(reasonOf(error, t("claim.failed"))),
      ),
    [kind, name, t],
  );
  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);

  const title = page ? t("claim.page-title", { name: page.name }) : t("claim.title");
  const reload = () => void load();
  return (
    <div className={classes.page}>
      <PageTitle text={title} />
      <header>
        {page && <p className="faint text-small strong">{t(`claim.kind.${page.kind}`)}</p>}
        <h1 className="title breakable" {...textProps(title, locale)}>
          {title}
        </h1>
        {!page?.isYours && <p className="above-8 muted">{t("claim.page-lead")}</p>}
      </header>
      {problem ? <Notice tone="warning">{problem}</Notice> : !page && <p role="status">{t("own.loading")}</p>}
      {page?.isYours && (
        <>
          <Notice tone="success">{t("claim.yours", { name: page.name })}</Notice>
          <Ways page={page.page} />
        </>
      )}
      {page && !page.isYours && (
        <>
          {page.claim?.state === "refused" && (
            <Notice tone="warning">
              {t("claim.refused")} {page.claim.reason}
            </Notice>
          )}
          {page.why && <Notice tone="info">{page.why}</Notice>}
          {page.mailHost && <MailWay page={page} target={{ kind, name }} onChanged={reload} />}
          {page.site && <PageWay page={page} target={{ kind, name }} onChanged={reload} />}
          <AdminWay page={page} target={{ kind, name }} onChanged={reload} />
        </>
      )}
    </div>
  );
}

interface ShownPage extends ClaimedPage {
  /** The problem in the language of the page. */
  why: string | undefined;
}

async function loadPage(
  kind: ClaimedPage["kind"],
  name: string,
  signal: AbortSignal | undefined,
): Promise<ShownPage> {
  const page = await get<ClaimedPage>(urls.claimedPage(kind, name), signal);
  return { ...page, why: page.problem ? (await failureText(page.problem)).message : undefined };
}

export function Ways({ page }: { page: string }) {
  const { t } = useMessages();
  return (
    <p className="flex wrap gap-8">
      <Button component={Link} to={urls.ownEvents}>
        {t("claim.to-events")}
      </Button>
      <Button component={Link} to={page} variant="default">
        {t("claim.to-page")}
      </Button>
    </p>
  );
}
