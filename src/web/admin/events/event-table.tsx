import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { TableEvent } from "#contract/admin-events.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button, PlainButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { IconHeart } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import view from "../view.module.css";
import { EventRow } from "./event-row.tsx";
import classes from "./event-table.module.css";
import type { Selection } from "./selection.ts";

interface PagedQuery {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

interface EventTableProps {
  query: PagedQuery;
  events: readonly TableEvent[];
  selection: Selection;
  order: string | undefined;
  hasFilters: boolean;
  onOrder(order: string): void;
  onToggle(event: TableEvent, isRange: boolean): void;
  onAll(isAll: boolean): void;
  onOpen(event: TableEvent): void;
  onStatus(event: TableEvent, anchor: HTMLElement): void;
  onEscape(): void;
  /** Drops all filters. */
  onClear(): void;
}

/** The rows, page by page: waiting, failed, empty, or a grid in which the arrow keys move. */
export function EventTable(props: EventTableProps) {
  const { query, events, selection, hasFilters, onClear } = props;
  const { t } = useMessages();
  if (query.isPending) return <p role="status">{t("admin.loading")}</p>;
  if (query.isError && events.length === 0)
    return (
      <>
        <Notice tone="error">{t("admin.list-failed")}</Notice>
        <Button variant="default" className={view.way} onClick={() => query.refetch()}>
          {t("admin.retry")}
        </Button>
      </>
    );
  if (events.length === 0)
    return (
      <div className={`${view.card} ${classes.empty}`}>
        <p>{t(hasFilters ? "admin.events-none-match" : "admin.events-none")}</p>
        {hasFilters ? (
          <Button variant="default" onClick={onClear}>
            {t("admin.events-clear")}
          </Button>
        ) : (
          <Button component={Link} to={urls.adminView("add-event")} variant="default">
            {t("admin.view.add-event")}
          </Button>
        )}
      </div>
    );
  return (
    <>
      {query.isError && <Notice tone="error">{t("admin.list-failed")}</Notice>}
      <Grid {...props} />
      {query.hasNextPage && <NextPage query={query} />}
      {selection.events.size > 0 && <div className={classes.room} />}
    </>
  );
}

function Grid({ query, events, selection, order, ...on }: EventTableProps) {
  const { t } = useMessages();
  const body = useRef<HTMLTableSectionElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const active = Math.max(
    0,
    events.findIndex(({ _id }) => _id === activeId),
  );
  const chosen = events.filter(({ _id }) => selection.events.has(_id)).length;
  const isAll = chosen === events.length;

  function focusRow(index: number): void {
    body.current?.querySelectorAll<HTMLElement>(":scope > tr")[index]?.focus();
  }

  function onKeyDown(key: KeyboardEvent): void {
    const event = events[active];
    // Buttons and boxes in a row have keys of their own.
    const isRow = key.target instanceof HTMLTableRowElement;
    const last = events.length - 1;
    const next = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last }[key.key];
    if (!event || key.ctrlKey || key.metaKey || key.altKey) return;
    if (next !== undefined) {
      const target = events[Math.min(last, Math.max(0, next))];
      if (key.shiftKey && target) {
        if (!selection.events.has(event._id)) on.onToggle(event, false);
        if (!selection.events.has(target._id)) on.onToggle(target, false);
      }
      focusRow(Math.min(last, Math.max(0, next)));
    } else if (isRow && key.key === " ") on.onToggle(event, key.shiftKey);
    else if (isRow && key.key === "Enter") on.onOpen(event);
    else if (key.key === "Escape" && selection.events.size > 0) on.onEscape();
    else return;
    key.preventDefault();
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with a focus that moves by keys
      role="grid"
      aria-label={t("admin.view.events")}
      aria-multiselectable
      aria-busy={query.isPlaceholderData}
      className={classes.table}
    >
      <thead>
        <tr>
          <td className={classes.box}>
            <Checkbox
              aria-label={t("admin.events-choose-page")}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && !isAll;
              }}
              onChange={() => on.onAll(!isAll)}
            />
          </td>
          <th scope="col">{t("admin.field.event")}</th>
          <OrderHead order={order} onOrder={on.onOrder} />
          <th scope="col">{t("field.venue")}</th>
          <th scope="col">{t("field.status")}</th>
          <th scope="col">{t("admin.events-source")}</th>
          <th scope="col" className={classes.hearts}>
            <IconHeart size={16} stroke={1.8} role="img" aria-label={t("admin.events-favorites")} />
          </th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        {events.map((event, index) => (
          <EventRow
            key={event._id}
            event={event}
            isActive={index === active}
            isChosen={selection.events.has(event._id)}
            onActive={() => setActiveId(event._id)}
            onToggle={(isRange) => on.onToggle(event, isRange)}
            onOpen={() => on.onOpen(event)}
            onStatus={(anchor) => on.onStatus(event, anchor)}
          />
        ))}
      </tbody>
    </table>
  );
}

const NEXT_ORDER: Record<string, string> = { start: "-start", "-start": "-changed", "-changed": "" };

/** By start, the latest first, or by the latest change. */
function OrderHead({
  order = "start",
  onOrder,
}: {
  order: string | undefined;
  onOrder(order: string): void;
}) {
  const { t } = useMessages();
  const sorted = { start: "ascending", "-start": "descending" } as const;
  return (
    <th scope="col" aria-sort={sorted[order as keyof typeof sorted] ?? "other"}>
      <PlainButton className={classes.order} onClick={() => onOrder(NEXT_ORDER[order] ?? "")}>
        {t(`admin.events-order.${order as "start" | "-start" | "-changed"}`)}
      </PlainButton>
    </th>
  );
}

/** Fetched when it comes near the screen; by its button too. */
function NextPage({ query }: { query: PagedQuery }) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(query);
  latest.current = query;

  useEffect(() => {
    const { current } = button;
    if (!current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isFetchingNextPage, isError, fetchNextPage } = latest.current;
        if (entry?.isIntersecting && !isFetchingNextPage && !isError) fetchNextPage();
      },
      { rootMargin: "400px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <Button
      ref={button}
      variant="default"
      className={view.way}
      aria-disabled={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
    >
      {t(query.isFetchingNextPage ? "admin.loading" : "admin.events-more")}
    </Button>
  );
}
