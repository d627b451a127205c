import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import wide from "#web/ui/wide-page.module.css";
import classes from "./support-page.module.css";

/** Where Donate and Roadmap lead on a site whose settings name no page for them. */
export default function SupportPage() {
  const { t } = useMessages();
  const { name, contactEmail } = useSite();
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
        <h2 className={classes.title}>{t("support.donate")}</h2>
        <p className={classes.text}>{t("support.donate-text")}</p>
      </section>
      <section id="roadmap" className={classes.part}>
        <h2 className={classes.title}>{t("support.roadmap")}</h2>
        <p className={classes.text}>{t("support.roadmap-text")}</p>
        <div className={classes.ways}>
          <Button component="a" href={`mailto:${contactEmail}`}>
            {t("support.write")}
          </Button>
          <Button component={Link} to={urls.blog} variant="default">
            {t("support.blog")}
          </Button>
        </div>
      </section>
    </div>
  );
}
