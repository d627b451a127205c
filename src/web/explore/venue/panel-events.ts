import type { Event } from "#contract/catalog.ts";
import { phaseOf, spanOf } from "#domain/event/phase.ts";
import { lastDayOfRun, wallClock } from "#domain/event/words.ts";

const MAX_CARDS = 3;

/** One line of the list below the cards. */
export type PanelRow =
  | { kind: "series"; dates: readonly [Event, ...Event[]] }
  | { kind: "running"; event: Event }
  | { kind: "dated"; event: Event };

export interface PanelEvents {
  cards: Event[];
  /** Series and running shows over the dated events; nothing of the cards. */
  rows: PanelRow[];
  /** How many events the rows stand for. */
  rest: number;
}

/** The events of a venue, given by time, as its panel shows them: each of them once. */
export function panelEvents(events: readonly Event[], nowMs: number): PanelEvents {
  const listed = events.filter((event) => !isCancelledBefore(event, nowMs));
  const cards = cardsOf(listed, nowMs);
  const rest = listed.filter((event) => !cards.includes(event));
  return { cards, rows: rowsOf(rest, nowMs), rest: rest.length };
}

/** The next three, one of each series; where nothing is ahead, whatever else there is. */
function cardsOf(events: readonly Event[], nowMs: number): Event[] {
  const running = events.filter((event) => isRunning(event, nowMs));
  const next = events.filter(
    (event) => event.status === "scheduled" && !running.includes(event) && !isOver(event, nowMs),
  );
  const pool = [next, running, events].find(({ length }) => length > 0) ?? [];
  const series = new Set<string>();
  return pool
    .filter((event) => {
      if (event.series === null) return true;
      if (series.has(event.series.id)) return false;
      series.add(event.series.id);
      return true;
    })
    .slice(0, MAX_CARDS);
}

function rowsOf(events: readonly Event[], nowMs: number): PanelRow[] {
  const bySeries = Map.groupBy(
    events.filter((event) => !isOver(event, nowMs) && !isRunning(event, nowMs)),
    ({ series }) => series?.id,
  );
  bySeries.delete(undefined);
  const series = [...bySeries.values()].filter((dates) => dates.length > 1) as [Event, ...Event[]][];
  const folded = new Set(series.flat());
  const single = events.filter((event) => !folded.has(event));
  const row = (event: Event): PanelRow => ({
    kind: isRunning(event, nowMs) ? "running" : "dated",
    event,
  });
  const rows = single.map(row);
  return [
    ...series.map((dates): PanelRow => ({ kind: "series", dates })),
    ...rows.filter(({ kind }) => kind === "running"),
    ...rows.filter(({ kind }) => kind === "dated"),
  ];
}

/** A run of days, such as an exhibition, that has begun. */
function isRunning(event: Event, nowMs: number): boolean {
  return (
    event.status === "scheduled" &&
    lastDayOfRun(event) !== undefined &&
    phaseOf(spanOf(event), nowMs) === "on"
  );
}

function isOver(event: Event, nowMs: number): boolean {
  return phaseOf(spanOf(event), nowMs) === "over";
}

/** What was cancelled is told until its day has passed. */
function isCancelledBefore(event: Event, nowMs: number): boolean {
  return event.status === "cancelled" && event.date < wallClock(event, nowMs).date;
}
