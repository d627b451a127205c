import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";
import queue from "./queue-list.module.css";

const SHOWN = ["all", "submission", "report"] as const;
export type Shown = (typeof SHOWN)[number];

interface QueueListProps {
  items: readonly QueueItem[];
  all: readonly QueueItem[];
  /** All that wait, more than are here perhaps. */
  total: number;
  shown: Shown;
  onShow(shown: Shown): void;
  openId: string | undefined;
  onOpen(id: string): void;
  ticked: readonly string[];
  onTick(id: string): void;
}

export function QueueList(props: QueueListProps) {
  const { items, all, total, shown, onShow, openId, onOpen, ticked, onTick } = props;
  const { t } = useMessages();
  const age = useAge();
  const count = (kind: Shown) => all.filter((item) => kind === "all" || item.kind === kind).length;
  const oldest = all[0];
  return (
    <>
      {oldest && <p className={queue.oldest}>{t("moderation.oldest", { age: age(oldest.at) })}</p>}
      <fieldset className={queue.filters}>
        <legend className="visually-hidden">{t("moderation.filter")}</legend>
        {SHOWN.map((kind) => (
          <button
            key={kind}
            type="button"
            className={queue.filter}
            aria-pressed={kind === shown}
            onClick={() => onShow(kind)}
          >
            {t(`moderation.filter.${kind}`, { count: count(kind) })}
          </button>
        ))}
      </fieldset>
      <ul className="grid gap-4" aria-label={t("moderation.queue")}>
        {items.map((item) => (
          <li key={item.id} className={queue.queued}>
            <label className={classes.tick}>
              <input
                type="checkbox"
                checked={ticked.includes(item.id)}
                onChange={() => onTick(item.id)}
                aria-label={t("moderation.tick", { title: item.title })}
              />
            </label>
            <button
              type="button"
              className={queue.row}
              aria-current={item.id === openId || undefined}
              onClick={() => onOpen(item.id)}
            >
              <Row item={item} age={age(item.at)} />
            </button>
          </li>
        ))}
      </ul>
      {total > all.length && (
        <p className={queue.oldest}>{t("moderation.more", { count: total - all.length })}</p>
      )}
    </>
  );
}

function Row({ item, age }: { item: QueueItem; age: string }) {
  const { t, locale } = useMessages();
  const { title, kind, event, report, place, author, claimedBy, duplicates } = item;
  const who = author?.name || author?.email || t("moderation.author-none");
  return (
    <>
      <span className={queue.rowHead}>
        <b {...textProps(title, locale)}>{title}</b>
        <span className="faint text-small">{age}</span>
      </span>
      <span className="faint text-small">{[who, place?.name].filter(Boolean).join(" · ")}</span>
      <span className={classes.marks}>
        {kind === "report" && report && (
          <span className={classes.mark} data-tone="error">
            {t(`moderation.kind.${report.kind}`)}
          </span>
        )}
        {kind === "submission" && event && <span className={classes.mark}>{t("moderation.move")}</span>}
        {place?.isNew && <span className={classes.mark}>{t("moderation.new-place")}</span>}
        {duplicates.length > 0 && (
          <span className={classes.mark} data-tone="warn">
            {t("moderation.like-another")}
          </span>
        )}
        {claimedBy && <span className={classes.mark}>{claimedBy}</span>}
      </span>
    </>
  );
}

/** How long ago, in the largest whole unit. */
function useAge(): (atMs: number) => string {
  const { t } = useMessages();
  const nowMs = useNow();
  return (atMs) => {
    const minutes = Math.max(0, Math.floor((nowMs - atMs) / 60_000));
    if (minutes < 60) return t("moderation.minutes", { count: minutes });
    if (minutes < 48 * 60) return t("moderation.hours", { count: Math.floor(minutes / 60) });
    return t("moderation.days", { count: Math.floor(minutes / 1_440) });
  };
}
