import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { HistoryEntry, TableEvent } from "#contract/admin-events.ts";
import { addressOf } from "#contract/event-address.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { groupLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Differences } from "#web/ui/differences.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { IconArrowBackUp, IconExternalLink, IconPencil } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { groupText } from "../sources/field-value.ts";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { eventHistoryQuery, restoreEntry } from "./event-calls.ts";
import classes from "./event-drawer.module.css";
import { costText, daysText, hourText, stateOf } from "./event-state.ts";

/** One event: what it says, where to change it, and its history. */
export function EventDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useMessages();
  const { data, isError } = useQuery(eventHistoryQuery(id));
  const work = useAdminCall({ isForm: false });
  const restore = (entry: string) =>
    void work.tell(async () => {
      await restoreEntry(id, entry);
      return t("admin.events-restored");
    });
  return (
    <Dialog
      isOpen
      size="drawer"
      onClose={onClose}
      title={data?.event.name ?? t("admin.field.event")}
      closeLabel={t("admin.close")}
    >
      {isError && <Notice tone="error">{t("admin.events-gone")}</Notice>}
      {!data && !isError && <p role="status">{t("admin.loading")}</p>}
      {data && (
        <>
          <EventFacts event={data.event} />
          <CallNotice work={work} />
          <h3 className={classes.heading}>{t("admin.events-history")}</h3>
          <HistoryList
            entries={data.entries}
            source={data.event.source?.name}
            isBusy={work.isBusy}
            onRestore={restore}
          />
        </>
      )}
    </Dialog>
  );
}

function EventFacts({ event }: { event: TableEvent }) {
  const { t, locale } = useMessages();
  const { venue, favorites, isDeleted, series } = event;
  const facts: [string, string | undefined][] = [
    [t("field.venue"), t("event.where", { venue: venue.name, city: cityName(venue.city, locale) })],
    [t("field.status"), t(`admin.events-state.${stateOf(event)}`)],
    [t("field.price"), costText(event, locale)],
    [t("field.tags"), event.tags.join(", ")],
    [t("field.organizer"), event.organizer?.name],
    [t("admin.events-source"), event.source?.name ?? t(`admin.events-origin.${event.origin}`)],
    [t("admin.events-favorites"), favorites > 0 ? t("admin.events-keep-it", { count: favorites }) : ""],
    [t("field.description"), event.description],
  ];
  return (
    <div className="grid gap-16">
      <p className="faint text-small">
        {[
          `${daysText(event, locale)} ${hourText(event, locale)}`,
          series ? t("admin.events-series", { count: series.count }) : "",
          t("admin.events-number", { number: event._id }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {!isDeleted && (
        <div className="flex wrap gap-8">
          <Button
            component={Link}
            to={urls.adminAt(venue._id, event._id)}
            size="sm"
            leftSection={<IconPencil size={16} stroke={1.8} aria-hidden />}
          >
            {t("admin.edit")}
          </Button>
          <Button
            component="a"
            href={urls.eventPage(addressOf(venue, event))}
            target="_blank"
            rel="noopener"
            variant="default"
            size="sm"
            leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
          >
            {t("admin.events-page")}
            <NewTabHint />
          </Button>
        </div>
      )}
      <Facts
        facts={facts.map(([name, value]) => ({
          name,
          value,
          text: value ? textProps(value, locale) : undefined,
        }))}
      />
    </div>
  );
}

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
  const textOf = (values: Record<string, unknown>, field: HistoryEntry["fields"][number]) =>
    groupText(values, field, locale) || t("admin.value-none");
  return (
    <ol className={classes.history}>
      {entries.map((entry) => {
        const author = authorOf(entry);
        const at = moments.format(entry.at);
        return (
          <li key={entry._id ?? "added"}>
            <div className="grow">
              <p>
                <b>{author}</b>{" "}
                <time className="faint" dateTime={new Date(entry.at).toISOString()}>
                  {at}
                </time>
              </p>
              {entry.action !== "changed" && <p>{t(`admin.events-entry.${entry.action}`)}</p>}
              <Differences
                textOf={(text) => textProps(text, locale)}
                differences={entry.fields.map((field) => ({
                  name: groupLabel(field, t),
                  before: textOf(entry.before, field),
                  after: textOf(entry.after, field),
                }))}
              />
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
