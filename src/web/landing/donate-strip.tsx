import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { IconHeartFilled } from "#web/ui/icons.ts";
import classes from "./donate-strip.module.css";

export function DonateStrip() {
  const { t } = useMessages();
  const site = useSite();
  return (
    <section className={classes.strip}>
      <IconHeartFilled size={34} className={classes.heart} aria-hidden />
      <div className="stretch">
        <h2 className="subtitle">{t("donate.title")}</h2>
        <p className="above-2 muted">{t("donate.text", { site: site.name })}</p>
      </div>
      <Button
        component="a"
        href={site.donateUrl}
        target="_blank"
        rel="noopener"
        size="lg"
        className="text-h4"
      >
        {t("donate.button")}
        <NewTabHint />
      </Button>
    </section>
  );
}
