import { urls } from "#contract/urls.ts";
import tornMap from "#web/assets/illustrations/torn-map.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useRootData } from "#web/session/root-data.ts";
import { Button } from "#web/ui/button.tsx";
import classes from "#web/ui/error-page.module.css";
import { IconHome, IconRefresh } from "#web/ui/icons.ts";
import { Illustration } from "#web/ui/illustration.tsx";

/** The error page. Plain links: a fresh page load is the way out of any broken state. */
export function FailurePage() {
  const { t } = useMessages();
  const requestId = useRootData()?.requestId;
  return (
    <div className={classes.page}>
      <PageTitle text={t("failure.title")} />
      <Illustration src={tornMap} width={360} height={240} className={classes.sketch} />
      <h1 className={classes.title}>{t("failure.title")}</h1>
      <p className={classes.text}>{t(requestId ? "failure.text" : "failure.text-plain")}</p>
      {requestId && <code className={classes.request}>{requestId}</code>}
      <div className={classes.ways}>
        <Button
          component="a"
          href=""
          size="xl"
          leftSection={<IconRefresh size={20} stroke={1.8} aria-hidden />}
        >
          {t("failure.retry")}
        </Button>
        <Button
          component="a"
          href={urls.home}
          size="xl"
          variant="default"
          leftSection={<IconHome size={20} stroke={1.8} aria-hidden />}
        >
          {t("not-found.home")}
        </Button>
      </div>
    </div>
  );
}
