import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";

interface DecisionBarProps {
  item: QueueItem;
  isFree: boolean;
  isBusy: boolean;
  onApprove(): void;
  onEdit(): void;
  onReject(): void;
  onLater(): void;
}

/** The ways to decide about the item that is open. */
export function DecisionBar({
  item,
  isFree,
  isBusy,
  onApprove,
  onEdit,
  onReject,
  onLater,
}: DecisionBarProps) {
  const { t } = useMessages();
  const isReport = item.kind === "report";
  return (
    <div className={classes.bar}>
      <Button aria-disabled={!isFree || isBusy} onClick={onApprove} aria-keyshortcuts="a">
        {t(isReport ? "moderation.close-report" : "moderation.approve")}
      </Button>
      {!isReport && (
        <Button variant="default" aria-disabled={!isFree} onClick={onEdit} aria-keyshortcuts="e">
          {t("moderation.edit")}
        </Button>
      )}
      <Button variant="default" aria-disabled={!isFree} onClick={onReject} aria-keyshortcuts="r">
        {t(isReport ? "moderation.dismiss" : "moderation.reject")}
      </Button>
      <Button variant="subtle" className={classes.later} onClick={onLater} aria-keyshortcuts="j">
        {t("moderation.later")}
      </Button>
    </div>
  );
}
