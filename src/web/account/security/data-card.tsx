import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconDownload } from "#web/ui/icons.ts";
import classes from "./security.module.css";

export function DataCard() {
  const { t } = useMessages();
  return (
    <section className={classes.card} aria-labelledby="data">
      <h2 id="data" className={classes.title}>
        {t("security.data")}
      </h2>
      <p className={classes.text}>{t("security.data-lead")}</p>
      <Button
        component="a"
        href={routes.exportAccount}
        download
        variant="default"
        className="above-12"
        leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
      >
        {t("security.data-export")}
      </Button>
    </section>
  );
}
