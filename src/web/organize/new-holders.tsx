import { Link } from "react-router";
import type { OwnEvents } from "#contract/organizers.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import classes from "./own-events.module.css";

type Holder = OwnEvents["newHolders"][number];

/** Other accounts that were granted one's own venues and pages, which can be undone for some time. */
export function NewHolders({ holders, onUndone }: { holders: readonly Holder[]; onUndone(): void }) {
  const { t, locale } = useMessages();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });

  async function undo({ id, account: name, name: page }: Holder): Promise<void> {
    try {
      await send("DELETE", urls.newHolder(id));
      showToast(t("holders.undone", { name, page }));
      onUndone();
    } catch (error) {
      showToast(reasonOf(error, t("change.failed")), { tone: "problem" });
    }
  }

  if (holders.length === 0) return null;
  return (
    <section>
      <h2 className={classes.group}>
        {t("holders.title")} <span>{holders.length}</span>
      </h2>
      <ul className="grid gap-12">
        {holders.map((holder) => {
          const { id, account: name, name: page, until } = holder;
          return (
            <li key={id} className={classes.plainCard}>
              <p>{t("holders.text", { name, page, date: days.format(until) })}</p>
              <div className={classes.tools}>
                <Button variant="default" onClick={() => undo(holder)}>
                  {t("holders.undo")}
                </Button>
                <Button component={Link} to={holder.page} variant="subtle">
                  {t("claim.to-page")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
