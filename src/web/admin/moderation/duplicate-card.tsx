import { useId, useState } from "react";
import { fieldsOf } from "#contract/submission-form.ts";
import { MERGE_PARTS, type MergePart } from "#domain/moderation.ts";
import { partLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DataList } from "#web/ui/data-list.tsx";
import { sectionClass } from "#web/ui/page.tsx";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";

export const MERGE_KEY = "m";

type Duplicate = QueueItem["duplicates"][number];

export interface DuplicateCardProps {
  item: QueueItem;
  duplicate: Duplicate;
  /** Its key is on this one. */
  isFirst: boolean;
  isFree: boolean;
  onMerge(event: string, take: MergePart[]): void;
}

/** What a submission would bring to the event: parts that both sides tell alike are left out. */
export function mergeRows(item: QueueItem, duplicate: Duplicate) {
  const [sent, known] = [item.form, duplicate.form].map((form) => partsOf(form ?? {}));
  return MERGE_PARTS.map((part) => ({ part, sent: sent![part], known: known![part] })).filter(
    (row) => row.sent !== "" && row.sent !== row.known,
  );
}

/** What an event takes over unless the moderator says otherwise: what it lacks. */
export const lackingParts = (item: QueueItem, duplicate: Duplicate): MergePart[] =>
  mergeRows(item, duplicate)
    .filter(({ known }) => known === "")
    .map(({ part }) => part);

function partsOf(form: Record<string, unknown>): Record<MergePart, string> {
  const fields = fieldsOf(form);
  const { endDate, endTime, price, priceFrom, priceTo, currency } = fields;
  const amounts = [...new Set([priceFrom, priceTo])].filter(Boolean).join("–");
  return {
    ...fields,
    end: [endDate, endTime].filter(Boolean).join(" "),
    price: price === "costs" ? `${amounts} ${currency}` : price === "free" ? "0" : "",
  };
}

/** An event of the same day at the same venue beside the submission, to be merged with it. */
export function DuplicateCard({ item, duplicate, isFirst, isFree, onMerge }: DuplicateCardProps) {
  const { t, locale } = useMessages();
  const heading = useId();
  const { _id, name, time, page } = duplicate;
  const rows = mergeRows(item, duplicate);
  const [taken, setTaken] = useState(() => lackingParts(item, duplicate));
  const tick = (part: MergePart) =>
    setTaken((last) => (last.includes(part) ? last.filter((each) => each !== part) : [...last, part]));
  return (
    <article className={sectionClass} aria-labelledby={heading}>
      <h3 className="text-body strong" id={heading}>
        {t("moderation.duplicates")}
      </h3>
      <p>
        <a href={page} target="_blank" rel="noopener" className="accent semibold breakable">
          <bdi {...textProps(name, locale)}>{name}</bdi>
          <NewTabHint />
        </a>{" "}
        {time}
      </p>
      {rows.length > 0 && (
        <DataList
          label={t("moderation.duplicates")}
          rows={rows}
          keyOf={({ part }) => part}
          columns={[
            {
              key: "take",
              head: t("moderation.merge-take"),
              cell: ({ part }) => (
                <Checkbox
                  label={partLabel(part, t)}
                  checked={taken.includes(part)}
                  onChange={() => tick(part)}
                />
              ),
            },
            {
              key: "sent",
              head: t("moderation.merge-sent"),
              cell: ({ sent }) => sent,
              attributes: ({ sent }) => textProps(sent, locale),
            },
            {
              key: "known",
              head: t("moderation.merge-known"),
              cell: ({ known }) => known || t("moderation.merge-nothing"),
              attributes: ({ known }) => textProps(known, locale),
            },
          ]}
        />
      )}
      <Button
        variant="default"
        size="sm"
        aria-disabled={!isFree}
        aria-keyshortcuts={isFirst ? MERGE_KEY : undefined}
        onClick={() => isFree && onMerge(_id, taken)}
      >
        {t("moderation.merge")}
        {isFirst && <kbd className={classes.key}>{MERGE_KEY}</kbd>}
      </Button>
    </article>
  );
}
