import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import wide from "#web/ui/wide-page.module.css";
import type { Route } from "./+types/support-page.ts";
import classes from "./support-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { planned: await context.get(pageContext).services.planned() };
}

/** Where Donate and Roadmap lead on a site whose settings name no page for them. */
export default function SupportPage({ loaderData: { planned } }: Route.ComponentProps) {
  const { t } = useMessages();
  const { name, contactEmail, donateUrl, roadmapUrl } = useSite();
  const isOwn = (url: string) => url.startsWith(urls.support);
  return (
    <div className={wide.page}>
      <PageHead
        title={t("support.title")}
        description={t("support.description", { site: name })}
        path={urls.support}
      />
      <meta name="robots" content="noindex" />
      <h1 className={wide.title}>{t("support.title")}</h1>
      <p className={wide.lead}>{t("support.lead", { site: name })}</p>
      <section id="donate" className={classes.part}>
        <h2 className="text-h3 strong closer">{t("support.help")}</h2>
        {!isOwn(donateUrl) && (
          <div className="flex wrap gap-12 above-20">
            <Button component="a" href={donateUrl} target="_blank" rel="noopener">
              {t("donate.button")}
            </Button>
          </div>
        )}
        <ul className={classes.list}>
          <li>{t("support.help-tell")}</li>
          <li>{t("support.help-add")}</li>
          <li>{t("support.help-report")}</li>
          <li>{t("support.help-write")}</li>
        </ul>
        <div className="flex wrap gap-12 above-20">
          <Button component={Link} to={urls.addEvent} variant="default">
            {t("support.add")}
          </Button>
          <Button component="a" href={`mailto:${contactEmail}`} variant="default">
            {t("support.write")}
          </Button>
        </div>
      </section>
      <section id="roadmap" className={classes.part}>
        <h2 className="text-h3 strong closer">{t("support.roadmap")}</h2>
        {isOwn(roadmapUrl) ? (
          <Planned changes={planned} />
        ) : (
          <div className="flex wrap gap-12 above-20">
            <Button component="a" href={roadmapUrl} target="_blank" rel="noopener" variant="default">
              {t("support.roadmap")}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

function Planned({ changes }: { changes: readonly string[] }) {
  const { t, locale } = useMessages();
  return (
    <>
      <p className={classes.text}>{t(changes.length > 0 ? "support.planned" : "support.planned-none")}</p>
      {changes.length > 0 && (
        <ul className={classes.list}>
          {changes.map((change) => (
            <li key={change} {...textProps(change, locale, "en")}>
              {change}
            </li>
          ))}
        </ul>
      )}
      <div className="flex wrap gap-12 above-20">
        <Button component={Link} to={urls.blog} variant="default">
          {t("support.blog")}
        </Button>
      </div>
    </>
  );
}
