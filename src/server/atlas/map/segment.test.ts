import { describe, expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { SEGMENT_LIMITS, segmentsOf } from "./category-index.ts";
import { CellTally } from "./cell-tally.ts";
import { gridBoxes, visitRanges } from "./grid-box.ts";
import { columnOf, morton, rowOf, toUnits } from "./morton.ts";
import { RankedBits } from "./ranked-bits.ts";
import type { CellList } from "./segment-tables.ts";
import { VenueTable } from "./venue-table.ts";

function tableOf(venues: { longitude: number; latitude: number; due?: number[] }[]): VenueTable {
  const table = new VenueTable();
  for (const [id, venue] of venues.entries()) {
    const longitude = toUnits(venue.longitude);
    const latitude = toUnits(venue.latitude);
    for (const [id, overMinute] of (venue.due ?? []).entries())
      table.addEvent({ id, day: 20_000, startMinute: 0, overMinute, offset: 0, flags: 0, bytes: 0 });
    const key = morton(columnOf(longitude), rowOf(latitude));
    table.addVenue({
      id,
      key,
      longitude,
      latitude,
      country: 0,
      city: 0,
      text: 0,
      nameBytes: 0,
      headBytes: 0,
      namePrefix: 0,
    });
  }
  return table;
}

const allRows = (table: VenueTable) => Uint32Array.from({ length: table.length }, (_, row) => row);

function segmentOf(venues: Parameters<typeof tableOf>[0]) {
  const table = tableOf(venues);
  return segmentsOf([{ table: table, rows: allRows(table) }], SEGMENT_LIMITS)[0];
}

const dice = diceOf("venues");
const scattered = Array.from({ length: 1500 }, () => {
  const isInTown = dice.chance(0.7);
  return {
    longitude: isInTown ? 23.3 + dice.between(-0.05, 0.05) : dice.between(-180, 180),
    latitude: isInTown ? 42.7 + dice.between(-0.05, 0.05) : dice.between(-90, 90),
  };
});

describe("a segment", () => {
  it("is cut where it would hold too many venues or events", () => {
    const table = tableOf(
      Array.from({ length: 10 }, (_, i) => ({ longitude: i, latitude: 0, due: [1, 2, 3] })),
    );
    const sizes = (limits: object) =>
      segmentsOf([{ table: table, rows: allRows(table) }], { ...SEGMENT_LIMITS, ...limits }).map(
        ({ length }) => length,
      );
    expect(sizes({})).toEqual([10]);
    expect(sizes({ mostVenues: 4 })).toEqual([4, 4, 2]);
    expect(sizes({ mostVenues: 9 })).toEqual([5, 5]);
    expect(sizes({ mostEvents: 6 })).toEqual([2, 2, 2, 2, 2]);
    expect(sizes({ mostEvents: 1 })).toEqual(Array(10).fill(1));
  });

  it.each([0, 1, 3, 8, 12, 16])("is covered once by the cells of level %i", (level) => {
    const segment = segmentOf(scattered);
    const [world] = gridBoxes({ west: -180, south: -90, east: 180, north: 90 });
    const { longitude, latitude } = segment.table;
    const cellOf = (v: number) =>
      [columnOf(longitude[v]), rowOf(latitude[v])].map((at) => at >> (16 - level));
    let next = 0;
    visitRanges(segment, world, level, (column, row, low, high, isCovered) => {
      expect([low, isCovered]).toEqual([next, true]);
      expect([cellOf(low), cellOf(high - 1)]).toEqual(Array(2).fill([column, row]));
      next = high;
    });
    expect(next).toBe(scattered.length);
  });

  it("visits the venues whose events are over, the earliest first, and those of later days later", () => {
    const day = 24 * 60;
    const segment = segmentOf([
      { longitude: 1, latitude: 1, due: [3 * day] },
      { longitude: 2, latitude: 1, due: [20, 10] },
      { longitude: 3, latitude: 1, due: [5, 9 * day] },
      { longitude: 4, latitude: 1 },
      { longitude: 5, latitude: 1, due: [10] },
    ]);
    const due = (minute: number) => {
      const ids: number[] = [];
      segment.visitDue(minute, (position) => {
        ids.push(segment.table.id[position]);
        segment.tombstone(position);
      });
      return ids;
    };
    segment.tombstone([...segment.table.id].indexOf(4));
    expect(segment.nextDue).toBe(5);
    expect(due(4)).toEqual([]);
    expect(due(10)).toEqual([2, 1]);
    expect(segment.nextDue).toBeGreaterThan(10);
    expect(due(3 * day - 1)).toEqual([]);
    expect(due(3 * day)).toEqual([0]);
    expect(due(99 * day)).toEqual([]);
    expect(segment.nextDue).toBe(Number.POSITIVE_INFINITY);
    expect(segment.live).toBe(1);
  });
});

describe("the centroid of selected venues", () => {
  const segment = segmentOf(scattered);
  const everyThird = Uint32Array.from({ length: 47 }, (_, w) => 0x49249249 << (w % 3)).map(
    (word) => word >>> 0,
  );
  const selected = (low: number, high: number) =>
    Array.from({ length: high - low }, (_, i) => low + i).filter(
      (v) => (everyThird[v >>> 5] >>> (v & 31)) & 1,
    );

  function centroid(low: number, high: number, cells?: CellList, listed?: number) {
    const members = selected(low, high);
    const { table } = segment;
    const tally = new CellTally(0, gridBoxes({ west: -180, south: -90, east: 180, north: 90 }));
    const bits = new RankedBits(everyThird);
    tally.addSelected(tally.cell(0, 0), 0, table, bits, low, high, members.length, cells, listed);
    const [cell] = tally.cells();
    const { longitude, latitude } = table;
    const mean = (column: Int32Array) => members.reduce((total, v) => total + column[v], 0) / members.length;
    return {
      given: [cell.longitude, cell.latitude],
      exact: [mean(longitude) / 1e7, mean(latitude) / 1e7],
    };
  }

  it.each([
    [0, 9],
    [30, 70],
    [5, 69],
    [1440, 1500],
  ])("PERF-20 is exact for the few from %i to %i", (low, high) => {
    const { given, exact } = centroid(low, high);
    expect(given[0]).toBeCloseTo(exact[0], 9);
    expect(given[1]).toBeCloseTo(exact[1], 9);
  });

  it("PERF-20 is off by less than neighbours are apart for a crowd", () => {
    const cells = segment.cells(9)!;
    const { starts } = cells;
    const sizes = Array.from(cells.columns, (_, c) => starts[c + 1] - starts[c]);
    const town = sizes.indexOf(Math.max(...sizes));
    const { given, exact } = centroid(starts[town], starts[town + 1], cells, town);
    expect(sizes[town]).toBeGreaterThan(500);
    expect(Math.abs(given[0] - exact[0])).toBeLessThan(0.01);
    expect(Math.abs(given[1] - exact[1])).toBeLessThan(0.01);
  });
});
