import { Link } from "react-router";
import type { TableEvent } from "#contract/admin-events.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { formatNumber } from "#messages/format-number.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { badgeClass } from "#web/ui/badge.tsx";
import { Button, PlainButton } from "#web/ui/button.tsx";
import { type Column, DataGrid } from "#web/ui/data-list.tsx";
import { IconChevronDown, IconHeart, IconRepeat } from "#web/ui/icons.ts";
import { PagedList, type PagedQuery } from "../lists.tsx";
import { daysText, hourText, STATE_TONES, stateOf } from "./event-state.ts";
import classes from "./event-table.module.css";
import type { Selection } from "./selection.ts";

interface EventTableProps {
  query: PagedQuery & { isPlaceholderData: boolean };
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

const CARD =
  '"box title hearts" auto "box when when" auto "box venue venue" auto "box state source" auto / 2.75rem minmax(0, 1fr) auto';

/** The rows, page by page: waiting, failed, empty, or a grid in which the arrow keys move. */
export function EventTableView({ query, events, selection, hasFilters, onClear, ...on }: EventTableProps) {
  const { t } = useMessages();
  const columns = useColumns(on);
  return (
    <PagedList
      query={query}
      isEmpty={events.length === 0}
      none={<None hasFilters={hasFilters} onClear={onClear} />}
    >
      <DataGrid
        {...on}
        label={t("admin.view.events")}
        columns={columns}
        rows={events}
        keyOf={({ _id }) => _id}
        isBusy={query.isPlaceholderData}
        card={CARD}
        chooseAll={t("admin.events-choose-page")}
        choose={({ name }) => t("admin.events-choose", { event: name })}
        isChosen={({ _id }) => selection.events.has(_id)}
      />
      {selection.events.size > 0 && <div className={classes.room} />}
    </PagedList>
  );
}

function None({ hasFilters, onClear }: Pick<EventTableProps, "hasFilters" | "onClear">) {
  const { t } = useMessages();
  return (
    <>
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
    </>
  );
}

/** By start, the latest first, or by the latest change. */
const NEXT_ORDER: Record<string, string> = { start: "-start", "-start": "-changed", "-changed": "" };
const SORTED = { start: "ascending", "-start": "descending" } as const;

type ColumnsProps = Pick<EventTableProps, "order" | "onOrder" | "onOpen" | "onStatus">;

function useColumns({ order = "start", onOrder, onOpen, onStatus }: ColumnsProps): Column<TableEvent>[] {
  const { t, locale } = useMessages();
  return [
    {
      key: "title",
      head: t("admin.field.event"),
      cell: (event, tabIndex) => (
        <div className="row gap-12 shrink">
          <span className={classes.thumb} data-category={event.venue.category}>
            {!event.isDeleted && (
              <img src={urls.poster(event._id)} alt="" width={32} height={32} loading="lazy" />
            )}
          </span>
          <span>
            <PlainButton
              className={classes.name}
              tabIndex={tabIndex}
              onClick={() => onOpen(event)}
              {...textProps(event.name, locale, event.language)}
            >
              {event.name}
            </PlainButton>{" "}
            {event.series && (
              <small className="inline-row gap-4 faint text-tiny">
                <IconRepeat size={13} stroke={1.8} aria-hidden />
                {t("admin.events-series", { count: event.series.count })}
              </small>
            )}
          </span>
        </div>
      ),
    },
    {
      key: "when",
      head: t(`admin.events-order.${order as "start" | "-start" | "-changed"}`),
      sort: {
        state: SORTED[order as keyof typeof SORTED] ?? "other",
        onSort: () => onOrder(NEXT_ORDER[order] ?? ""),
      },
      cell: (event) => (
        <>
          {daysText(event, locale)} <span className="faint">{hourText(event, locale)}</span>
        </>
      ),
    },
    {
      key: "venue",
      head: t("field.venue"),
      cell: ({ venue }) => (
        <div className="row gap-8">
          <span className="faint fixed" data-category={venue.category}>
            <CategoryGlyph category={venue.category} size={16} />
          </span>
          <span className={classes.venue}>
            <bdi {...textProps(venue.name, locale)}>{venue.name}</bdi>{" "}
            <small className="faint text-tiny">{cityName(venue.city, locale)}</small>
          </span>
        </div>
      ),
    },
    {
      key: "state",
      head: t("field.status"),
      cell: (event, tabIndex) => {
        const { name, isDeleted } = event;
        const status = t(`admin.events-state.${stateOf(event)}`);
        return (
          <PlainButton
            className={`${badgeClass} ${classes.status}`}
            data-tone={STATE_TONES[stateOf(event)]}
            tabIndex={tabIndex}
            aria-haspopup="menu"
            aria-disabled={isDeleted}
            aria-label={t("admin.events-status-is", { status, event: name })}
            onClick={({ currentTarget }) => !isDeleted && onStatus(event, currentTarget)}
          >
            {status}
            {!isDeleted && <IconChevronDown size={14} stroke={2} aria-hidden />}
          </PlainButton>
        );
      },
    },
    {
      key: "source",
      head: t("admin.events-source"),
      cell: ({ source, origin }) => (
        <span className="muted breakable">{source?.name ?? t(`admin.events-origin.${origin}`)}</span>
      ),
    },
    {
      key: "hearts",
      head: <IconHeart size={16} stroke={1.8} role="img" aria-label={t("admin.events-favorites")} />,
      kind: "number",
      cell: ({ favorites }) => (favorites === 0 ? "–" : formatNumber(favorites, locale)),
    },
  ];
}
