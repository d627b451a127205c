import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { TableEvent } from "#contract/admin-events.ts";
import { addressOf } from "#contract/event-address.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconExternalLink, IconPencil } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import classes from "./drawer.module.css";
import { eventHistory, restoreEntry } from "./event-calls.ts";
import { costText, daysText, hourText, stateOf } from "./event-state.ts";
import { HistoryList } from "./history-list.tsx";

/** One event: what it says, where to change it, and its history. */
export function EventDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useMessages();
  const { data, isError } = useQuery(eventHistory(id));
  const [isRestored, setIsRestored] = useState(false);
  const { run, isBusy, notice } = useAdminCall({ isForm: false });

  async function restore(entry: string): Promise<void> {
    setIsRestored(false);
    setIsRestored(await run(() => restoreEntry(id, entry)));
  }

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
          <Facts event={data.event} />
          {notice && <Notice tone="error">{notice}</Notice>}
          {isRestored && <Notice tone="success">{t("admin.events-restored")}</Notice>}
          <h3 className={classes.heading}>{t("admin.events-history")}</h3>
          <HistoryList
            entries={data.entries}
            source={data.event.source?.name}
            isBusy={isBusy}
            onRestore={(entry) => void restore(entry)}
          />
        </>
      )}
    </Dialog>
  );
}

function Facts({ event }: { event: TableEvent }) {
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
    <>
      <p className={classes.lead}>
        {[
          `${daysText(event, locale)} ${hourText(event, locale)}`,
          series ? t("admin.events-series", { count: series.count }) : "",
          t("admin.events-number", { number: event._id }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {!isDeleted && (
        <div className={classes.ways}>
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
      <dl className={classes.facts}>
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd {...textProps(text, locale)}>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
