import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { IconX } from "#web/ui/icons.ts";
import classes from "./bulk.module.css";
import type { Bulk } from "./use-bulk.ts";

const SHOWN_REASONS = 5;

/** What the last action did, with its undo. The live region is in the page from the start, so that changes are spoken. */
export function OutcomeLine({ bulk, isRaised }: { bulk: Bulk; isRaised: boolean }) {
  const { t, locale } = useMessages();
  const { isBusy, problem, outcome } = bulk;
  const isShown = isBusy || problem !== undefined || outcome !== undefined;
  const refused = outcome?.refused ?? [];
  return (
    <div className={classes.outcome} data-raised={isRaised || undefined} data-shown={isShown || undefined}>
      <div role="status" aria-live="polite" className={classes.said}>
        {isBusy && <p>{t("admin.events-working")}</p>}
        {!isBusy && problem && <p>{problem}</p>}
        {!isBusy && outcome && (
          <>
            <p>{t(`admin.events-done.${outcome.action}`, { count: outcome.done })}</p>
            {refused.length > 0 && <p>{t("admin.events-refused", { count: refused.length })}</p>}
            {refused.length > 0 && (
              <ul>
                {refused.slice(0, SHOWN_REASONS).map(({ id, title, reason }) => (
                  <li key={id}>
                    <b {...textProps(title, locale)}>{title}</b> {reason}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {!isBusy && outcome?.undo && (
        <PlainButton className={classes.undo} onClick={() => void bulk.undo(outcome.undo ?? "")}>
          {t("admin.events-undo")}
        </PlainButton>
      )}
      {!isBusy && isShown && (
        <PlainButton className={classes.barButton} aria-label={t("admin.close")} onClick={bulk.close}>
          <IconX size={18} stroke={2} aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
