import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import type { Route } from "./+types/reference-page.ts";
import { ReferenceCall } from "./call.tsx";
import { listedCalls } from "./listed-calls.ts";
import classes from "./reference-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { info, paths } = context.get(pageContext).services.describeApi();
  return { info, groups: listedCalls(paths) };
}

/** The API reference: every call with its parameters and answers, from the contract that the server runs on. */
export default function ReferencePage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { info, groups } = loaderData;
  return (
    <article className={classes.page}>
      <PageTitle text={t("reference.title")} />
      <h1>{info.title}</h1>
      <p className={classes.lead}>
        {info.description} <a href="/openapi.json">{t("reference.document")}</a>
      </p>
      {groups.map(([tag, calls]) => (
        <section key={tag} aria-labelledby={tag}>
          <h2 id={tag} className={classes.tag}>
            {tag}
          </h2>
          {calls.map((call) => (
            <ReferenceCall key={`${call.method} ${call.path}`} {...call} />
          ))}
        </section>
      ))}
    </article>
  );
}
