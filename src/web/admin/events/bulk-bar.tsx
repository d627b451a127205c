import type { Icon } from "@tabler/icons-react";
import { MAX_BULK } from "#domain/event-table.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconArrowsMove, IconBan, IconClock, IconCoin, IconTag, IconTrash, IconX } from "#web/ui/icons.ts";
import classes from "./bulk.module.css";
import type { DialogAction } from "./bulk-dialog.tsx";

const ACTIONS: [DialogAction, Icon][] = [
  ["cancel", IconBan],
  ["postpone", IconClock],
  ["move", IconArrowsMove],
  ["tag", IconTag],
  ["price", IconCoin],
  ["delete", IconTrash],
];

interface BulkBarProps {
  count: number;
  /** How many match the filter. */
  total: number;
  onAction(action: DialogAction): void;
  onAll(): void;
  onClear(): void;
}

/** What can be done to the chosen events, at the bottom of the screen. */
export function BulkBar({ count, total, onAction, onAll, onClear }: BulkBarProps) {
  const { t } = useMessages();
  const most = Math.min(total, MAX_BULK);
  return (
    <section className={classes.bulk} aria-label={t("admin.events-bulk")}>
      <p>{t("admin.events-chosen", { count })}</p>
      {count < most && (
        <PlainButton className={classes.all} onClick={onAll}>
          {t(total > MAX_BULK ? "admin.events-choose-first" : "admin.events-choose-all", { count: most })}
        </PlainButton>
      )}
      <div className={classes.bulkActions}>
        {ACTIONS.map(([action, Sign]) => (
          <PlainButton
            key={action}
            className={classes.barButton}
            data-danger={action === "delete" || undefined}
            onClick={() => onAction(action)}
          >
            <Sign size={18} stroke={1.8} aria-hidden />
            {t(`admin.events-do.${action}`)}
          </PlainButton>
        ))}
      </div>
      <PlainButton className={classes.barButton} aria-label={t("admin.events-choose-none")} onClick={onClear}>
        <IconX size={18} stroke={2} aria-hidden />
      </PlainButton>
    </section>
  );
}
