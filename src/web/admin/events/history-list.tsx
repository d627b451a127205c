import type { HistoryEntry } from "#contract/admin-events.ts";
import { groupLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { IconArrowBackUp } from "#web/ui/icons.ts";
import { groupText } from "../sources/field-value.ts";
import classes from "./drawer.module.css";

interface HistoryListProps {
  entries: readonly HistoryEntry[];
  /** The source that the event comes from. */
  source: string | undefined;
  isBusy: boolean;
  onRestore(entry: string): void;
}

/** What changed, field by field from what to what, by whom and when; the newest first. */
export function HistoryList({ entries, source, isBusy, onRestore }: HistoryListProps) {
  const { t, locale } = useMessages();
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const authorOf = ({ who, submittedBy, origin }: HistoryEntry) => {
    if (who) return submittedBy ? t("events.submitted-by", { who, author: submittedBy }) : who;
    return origin === "source" && source
      ? t("admin.events-by-source", { source })
      : t(`admin.events-origin.${origin}`);
  };
  return (
    <ol className={classes.history}>
      {entries.map((entry) => {
        const author = authorOf(entry);
        const at = moments.format(entry.at);
        return (
          <li key={entry._id ?? "added"}>
            <div className={classes.entry}>
              <p>
                <b>{author}</b> <time dateTime={new Date(entry.at).toISOString()}>{at}</time>
              </p>
              {entry.action !== "changed" && <p>{t(`admin.events-entry.${entry.action}`)}</p>}
              <Differences entry={entry} />
            </div>
            {entry.canRestore && entry._id && (
              <Button
                variant="default"
                size="sm"
                className="fixed"
                aria-disabled={isBusy}
                aria-label={t("admin.events-restore-spoken", { author, at })}
                leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
                onClick={() => onRestore(entry._id ?? "")}
              >
                {t("admin.events-restore")}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Differences({ entry: { fields, before, after } }: { entry: HistoryEntry }) {
  const { t, locale } = useMessages();
  if (fields.length === 0) return null;
  const text = (values: Record<string, unknown>, field: HistoryEntry["fields"][number]) =>
    groupText(values, field, locale) || t("admin.value-none");
  return (
    <dl className={classes.differences}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{groupLabel(field, t)}</dt>
          <dd>
            <del {...textProps(text(before, field), locale)}>{text(before, field)}</del>{" "}
            <ins {...textProps(text(after, field), locale)}>{text(after, field)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
