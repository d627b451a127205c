import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chips } from "#web/ui/choices.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";

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
    <div className="grid gap-12">
      {oldest && <p className="faint text-small">{t("moderation.oldest", { age: age(oldest.at) })}</p>}
      <Chips
        legend={t("moderation.filter")}
        value={shown}
        onChoose={onShow}
        options={SHOWN.map((value) => ({
          value,
          label: t(`moderation.filter.${value}`, { count: count(value) }),
        }))}
      />
      <ul className="grid gap-4" aria-label={t("moderation.queue")}>
        {items.map((item) => (
          <li key={item.id} className={classes.queued}>
            <Checkbox
              checked={ticked.includes(item.id)}
              onChange={() => onTick(item.id)}
              aria-label={t("moderation.tick", { title: item.title })}
            />
            <PlainButton
              className={classes.row}
              aria-current={item.id === openId || undefined}
              onClick={() => onOpen(item.id)}
            >
              <Row item={item} age={age(item.at)} />
            </PlainButton>
          </li>
        ))}
      </ul>
      {total > all.length && (
        <p className="faint text-small">{t("moderation.more", { count: total - all.length })}</p>
      )}
    </div>
  );
}

function Row({ item, age }: { item: QueueItem; age: string }) {
  const { t, locale } = useMessages();
  const { title, kind, event, report, place, author, claimedBy, duplicates } = item;
  const who = author?.name || author?.email || t("moderation.author-none");
  return (
    <>
      <span className="flex gap-12 between">
        <b className="breakable" {...textProps(title, locale)}>
          {title}
        </b>
        <span className="faint text-small fixed">{age}</span>
      </span>
      <span className="faint text-small">{[who, place?.name].filter(Boolean).join(" · ")}</span>
      <span className="row wrap gap-8">
        {kind === "report" && report && <Badge tone="error">{t(`moderation.kind.${report.kind}`)}</Badge>}
        {kind === "submission" && event && <Badge>{t("moderation.move")}</Badge>}
        {place?.isNew && <Badge>{t("moderation.new-place")}</Badge>}
        {duplicates.length > 0 && <Badge tone="warn">{t("moderation.like-another")}</Badge>}
        {claimedBy && <Badge>{claimedBy}</Badge>}
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
