import type { Icon } from "@tabler/icons-react";
import { MAX_BULK } from "#domain/event-table.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { BulkActions, BulkBar, BulkBarAction } from "#web/ui/bulk-bar.tsx";
import { IconArrowsMove, IconBan, IconClock, IconCoin, IconTag, IconTrash, IconX } from "#web/ui/icons.ts";
import type { DialogAction } from "./bulk-dialog.tsx";
import type { Bulk } from "./use-bulk.ts";

const ACTIONS: [DialogAction, Icon][] = [
  ["cancel", IconBan],
  ["postpone", IconClock],
  ["move", IconArrowsMove],
  ["tag", IconTag],
  ["price", IconCoin],
  ["delete", IconTrash],
];

interface EventsBulkBarProps {
  count: number;
  /** How many match the filter. */
  total: number;
  onAction(action: DialogAction): void;
  onAll(): void;
  onClear(): void;
}

/** What can be done to the chosen events. */
export function EventsBulkBar({ count, total, onAction, onAll, onClear }: EventsBulkBarProps) {
  const { t } = useMessages();
  const most = Math.min(total, MAX_BULK);
  return (
    <BulkBar aria-label={t("admin.events-bulk")}>
      <p>{t("admin.events-chosen", { count })}</p>
      {count < most && (
        <BulkBarAction isAccent onClick={onAll}>
          {t(total > MAX_BULK ? "admin.events-choose-first" : "admin.events-choose-all", { count: most })}
        </BulkBarAction>
      )}
      <BulkActions>
        {ACTIONS.map(([action, Sign]) => (
          <BulkBarAction
            key={action}
            Icon={Sign}
            isAccent={action === "delete"}
            onClick={() => onAction(action)}
          >
            {t(`admin.events-do.${action}`)}
          </BulkBarAction>
        ))}
      </BulkActions>
      <BulkBarAction Icon={IconX} aria-label={t("admin.events-choose-none")} onClick={onClear} />
    </BulkBar>
  );
}

const SHOWN_REASONS = 5;

/** What the last action did, with its undo. The live region is in the page from the start, so that changes are spoken. */
export function OutcomeLine({ bulk, isRaised }: { bulk: Bulk; isRaised: boolean }) {
  const { t, locale } = useMessages();
  const { isBusy, problem, outcome } = bulk;
  const isShown = isBusy || problem !== undefined || outcome !== undefined;
  const refused = outcome?.refused ?? [];
  return (
    <BulkBar isRaised={isRaised} isHidden={!isShown}>
      <div role="status" aria-live="polite" className="shrink breakable">
        {isBusy && <p>{t("admin.events-working")}</p>}
        {!isBusy && problem && <p>{problem}</p>}
        {!isBusy && outcome && (
          <>
            <p>{t(`admin.events-done.${outcome.action}`, { count: outcome.done })}</p>
            {refused.length > 0 && (
              <>
                <p>{t("admin.events-refused", { count: refused.length })}</p>
                <ul>
                  {refused.slice(0, SHOWN_REASONS).map(({ id, title, reason }) => (
                    <li key={id}>
                      <b {...textProps(title, locale)}>{title}</b> {reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
      {!isBusy && outcome?.undo && (
        <BulkBarAction isAccent onClick={() => void bulk.undo(outcome.undo ?? "")}>
          {t("admin.events-undo")}
        </BulkBarAction>
      )}
      {!isBusy && isShown && (
        <BulkBarAction Icon={IconX} aria-label={t("admin.close")} onClick={bulk.close} />
      )}
    </BulkBar>
  );
}
