import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "./source-list.module.css";

interface PublishOfferProps {
  source: Source;
  isBusy: boolean;
  onAnswer(isAccepted: boolean): void;
}

/** After a clean history a source may as well publish by itself. */
export function PublishOffer({ source: { name }, isBusy, onAnswer }: PublishOfferProps) {
  const { t } = useMessages();
  const spoken = (action: string) => t("admin.source-of", { action, source: name });
  return (
    <div className={classes.offer}>
      <p>
        <b>{t("admin.offer", { source: name })}</b> {t("admin.offer-hint")}
      </p>
      <div className={classes.actions}>
        <Button
          size="sm"
          aria-label={spoken(t("admin.offer-accept"))}
          aria-disabled={isBusy}
          onClick={() => onAnswer(true)}
        >
          {t("admin.offer-accept")}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={spoken(t("admin.offer-decline"))}
          aria-disabled={isBusy}
          onClick={() => onAnswer(false)}
        >
          {t("admin.offer-decline")}
        </Button>
      </div>
    </div>
  );
}
