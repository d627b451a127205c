import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { TableEvent } from "#contract/admin-events.ts";
import { urls } from "#contract/urls.ts";
import { MAX_COUNTED } from "#domain/event-table.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconPlus } from "#web/ui/icons.ts";
import view from "../view.module.css";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog, type DialogAction } from "./bulk-dialog.tsx";
import { eventTable, matchingEvents } from "./event-calls.ts";
import { EventDrawer } from "./event-drawer.tsx";
import { EventTable } from "./event-table.tsx";
import classes from "./events-view.module.css";
import { FilterBar } from "./filter-bar.tsx";
import { OutcomeLine } from "./outcome-line.tsx";
import { favoritesOf, NOTHING_SELECTED, selectAll, toggle } from "./selection.ts";
import { StatusMenu } from "./status-menu.tsx";
import { countFilters, readFilter, type TableFilter, withFilter } from "./table-filter.ts";
import { useBulk } from "./use-bulk.ts";

/** Every event in one table: filters, choice of many, what is done to them, and one of them in a drawer. */
export function EventsView() {
  const { t, locale } = useMessages();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const table = useInfiniteQuery(eventTable(filter));
  const events = useMemo(() => table.data?.pages.flatMap((page) => page.events) ?? [], [table.data]);
  const total = table.data?.pages[0]?.total ?? 0;
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [asked, setAsked] = useState<DialogAction>();
  const [menu, setMenu] = useState<{ event: TableEvent; anchor: HTMLElement }>();
  const bulk = useBulk();
  const page = useRef<HTMLDivElement>(null);
  const openId = params.get("open");

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      page.current?.querySelector<HTMLElement>("[type=search]")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  function setFilter(change: TableFilter): void {
    setParams((now) => withFilter(now, change), { replace: true, preventScrollReset: true });
    setSelection(NOTHING_SELECTED);
  }

  function open(id: string | undefined): void {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === undefined) next.delete("open");
        else next.set("open", id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div ref={page} className={`${view.page} ${classes.page}`}>
      <div className={classes.head}>
        <h1 className={view.title}>{t("admin.view.events")}</h1>
        {table.data && (
          <p className={classes.count} role="status">
            {total > MAX_COUNTED
              ? t("admin.events-over", { count: formatNumber(MAX_COUNTED, locale) })
              : t("admin.events-count", { count: total })}
          </p>
        )}
        <Button
          component={Link}
          to={urls.adminView("add-event")}
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          {t("admin.view.add-event")}
        </Button>
      </div>
      <FilterBar filter={filter} onFilter={setFilter} />
      <EventTable
        query={table}
        events={events}
        selection={selection}
        order={filter.order}
        hasFilters={countFilters(filter) > 0}
        onOrder={(order) => setFilter({ order })}
        onToggle={(event, isRange) => setSelection((now) => toggle(now, events, event, isRange))}
        onAll={(isAll) => setSelection(isAll ? selectAll(events) : NOTHING_SELECTED)}
        onOpen={(event) => open(event._id)}
        onStatus={(event, anchor) => setMenu({ event, anchor })}
        onEscape={() => setSelection(NOTHING_SELECTED)}
        onClear={() => setParams({}, { replace: true })}
      />
      {selection.events.size > 0 && !bulk.isBusy && (
        <BulkBar
          count={selection.events.size}
          total={total}
          onAction={setAsked}
          onAll={() => void bulk.work(async () => setSelection(selectAll(await matchingEvents(filter))))}
          onClear={() => setSelection(NOTHING_SELECTED)}
        />
      )}
      <OutcomeLine bulk={bulk} isRaised={selection.events.size > 0} />
      {asked && (
        <BulkDialog
          action={asked}
          count={selection.events.size}
          people={favoritesOf(selection)}
          onCancel={() => setAsked(undefined)}
          onConfirm={(change) => {
            setAsked(undefined);
            void bulk.run([...selection.events.values()], change, () => setSelection(NOTHING_SELECTED));
          }}
        />
      )}
      {menu && (
        <StatusMenu
          event={menu.event}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
          onChoose={(action) => void bulk.run([menu.event], { action })}
        />
      )}
      {openId && <EventDrawer id={openId} onClose={() => open(undefined)} />}
    </div>
  );
}
