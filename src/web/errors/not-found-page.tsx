import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import lostTraveller from "#web/assets/illustrations/lost-traveller.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "#web/ui/error-page.module.css";
import { IconHome, IconMap } from "#web/ui/icons.ts";
import { Illustration } from "#web/ui/illustration.tsx";

export function NotFoundPage() {
  const { t } = useMessages();
  return (
    <div className={classes.page}>
      <PageTitle text={t("not-found.title")} />
      <meta name="robots" content="noindex" />
      <Illustration src={lostTraveller} width={720} height={480} className={classes.picture} />
      <h1 className={classes.title}>{t("not-found.title")}</h1>
      <p className={classes.text}>{t("not-found.text")}</p>
      <div className={classes.ways}>
        <Button
          component={Link}
          to={urls.home}
          size="xl"
          leftSection={<IconHome size={20} stroke={1.8} aria-hidden />}
        >
          {t("not-found.home")}
        </Button>
        <Button
          component={Link}
          to={urls.map}
          size="xl"
          variant="default"
          leftSection={<IconMap size={20} stroke={1.8} aria-hidden />}
        >
          {t("not-found.map")}
        </Button>
      </div>
    </div>
  );
}
