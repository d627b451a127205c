import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { TableEvent } from "#contract/admin-events.ts";
import { urls } from "#contract/urls.ts";
import { MAX_COUNTED } from "#domain/event-table.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconPlus } from "#web/ui/icons.ts";
import { Menu } from "#web/ui/menu.tsx";
import { Page } from "#web/ui/page.tsx";
import { useKeys } from "#web/ui/use-keys.ts";
import { EventsBulkBar, OutcomeLine } from "./bulk-bars.tsx";
import { BulkDialog, type DialogAction } from "./bulk-dialog.tsx";
import { countMatchingEvents, eventTableQuery } from "./event-calls.ts";
import { EventDrawer } from "./event-drawer.tsx";
import { type EventState, STATE_TONES, stateOf } from "./event-state.ts";
import { EventTableView } from "./event-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { favoritesOf, NOTHING_SELECTED, selectAll, toggle } from "./selection.ts";
import { countTableFilters, readFilter, type TableFilterState, withFilter } from "./table-filter.ts";
import { useBulk } from "./use-bulk.ts";

/** The statuses of an event in the menu at its button. */
const STATUS_CHOICES = [
  ["scheduled", "schedule"],
  ["soldOut", "soldOut"],
  ["postponed", "postpone"],
  ["cancelled", "cancel"],
] as const satisfies [EventState, string][];

/** Every event in one table: filters, choice of many, what is done to them, and one of them in a drawer. */
export function EventsView() {
  const { t, locale } = useMessages();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const table = useInfiniteQuery(eventTableQuery(filter));
  const events = useMemo(() => table.data?.pages.flatMap((page) => page.events) ?? [], [table.data]);
  const total = table.data?.pages[0]?.total ?? 0;
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [asked, setAsked] = useState<DialogAction>();
  const [menu, setMenu] = useState<{ event: TableEvent; anchor: HTMLElement }>();
  const bulk = useBulk();
  const page = useRef<HTMLDivElement>(null);
  const openId = params.get("open");

  useKeys({ "/": () => page.current?.querySelector<HTMLElement>("[type=search]")?.focus() });

  function setFilter(change: TableFilterState): void {
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
    <Page
      ref={page}
      title={t("admin.view.events")}
      lead={
        table.data && (
          <span role="status">
            {total > MAX_COUNTED
              ? t("admin.events-over", { count: formatNumber(MAX_COUNTED, locale) })
              : t("admin.events-count", { count: total })}
          </span>
        )
      }
      tools={
        <Button
          component={Link}
          to={urls.adminView("add-event")}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          {t("admin.view.add-event")}
        </Button>
      }
    >
      <FilterBar filter={filter} onFilter={setFilter} />
      <EventTableView
        query={table}
        events={events}
        selection={selection}
        order={filter.order}
        hasFilters={countTableFilters(filter) > 0}
        onOrder={(order) => setFilter({ order })}
        onToggle={(event, isRange) => setSelection((now) => toggle(now, events, event, isRange))}
        onAll={(isAll) => setSelection(isAll ? selectAll(events) : NOTHING_SELECTED)}
        onOpen={(event) => open(event._id)}
        onStatus={(event, anchor) => setMenu({ event, anchor })}
        onEscape={() => setSelection(NOTHING_SELECTED)}
        onClear={() => setParams({}, { replace: true })}
      />
      {selection.events.size > 0 && !bulk.isBusy && (
        <EventsBulkBar
          count={selection.events.size}
          total={total}
          onAction={setAsked}
          onAll={() => void bulk.work(async () => setSelection(selectAll(await countMatchingEvents(filter))))}
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
        <Menu
          anchor={menu.anchor}
          label={t("admin.events-status-of", { event: menu.event.name })}
          note={menu.event.favorites > 0 && t("admin.events-told", { count: menu.event.favorites })}
          onClose={() => setMenu(undefined)}
          items={STATUS_CHOICES.map(([state, action]) => ({
            label: t(`admin.events-state.${state}`),
            tone: STATE_TONES[state],
            isChecked: state === stateOf(menu.event),
            onChoose: () => void bulk.run([menu.event], { action }),
          }))}
        />
      )}
      {openId && <EventDrawer id={openId} onClose={() => open(undefined)} />}
    </Page>
  );
}
