import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import lostTraveller from "#web/assets/illustrations/lost-traveller.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "#web/ui/error-page.module.css";
import { Illustration } from "#web/ui/illustration.tsx";

/** Shown by the service worker where a page is asked for that was never seen before. */
export default function OfflinePage() {
  const { t } = useMessages();
  return (
    <div className={classes.page}>
      <PageTitle text={t("offline.title")} />
      <meta name="robots" content="noindex" />
      <Illustration src={lostTraveller} width={720} height={480} className={classes.picture} />
      <h1 className={classes.title}>{t("offline.title")}</h1>
      <p className={classes.text}>{t("offline.text")}</p>
      <div className={classes.ways}>
        <Button component={Link} to={urls.map} size="xl" reloadDocument>
          {t("offline.map")}
        </Button>
      </div>
    </div>
  );
}
