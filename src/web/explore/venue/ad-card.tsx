import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { IconGift } from "#web/ui/icons.ts";
import classes from "./ad-card.module.css";

/** Between the events, as high as they are, and always labelled for what it is: we only advertise ourselves. */
export function AdCard() {
  const { t } = useMessages();
  const site = useSite();
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <IconGift size={40} stroke={1.8} aria-hidden />
      </div>
      <div className={classes.text}>
        <span className={classes.label}>{t("card.ad")}</span>
        <p className="above-8 text-small line-145 muted">{t("donate.text", { site: site.name })}</p>
      </div>
      <Button
        component="a"
        href={site.donateUrl}
        target="_blank"
        rel="noopener"
        variant="default"
        className={classes.donate}
      >
        {t("donate.button")}
        <NewTabHint />
      </Button>
    </article>
  );
}
