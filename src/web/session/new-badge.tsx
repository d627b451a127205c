import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./new-badge.module.css";
import { useNewCount } from "./new-count.ts";

/** The server counts no further. */
const MAX_COUNT = 100;

/** How many events are new; nothing where there are none. */
export function NewBadge({ userId }: { userId: string | undefined }) {
  const { t, locale } = useMessages();
  const count = useNewCount(userId);
  if (count === 0) return null;
  return (
    <span className={classes.badge} title={t("news.count", { count })}>
      {count < MAX_COUNT ? formatNumber(count, locale) : `${formatNumber(MAX_COUNT - 1, locale)}+`}
    </span>
  );
}
