import { diceOf } from "../src/domain/dice.ts";
import { anyFilter, build, cityBox, WORLD, WORLD_LEVEL } from "./map.ts";
import type { Benchmark, Figure } from "./report.ts";
import { timeEach } from "./timing.ts";

const GROUP = "Growth of the map";
const MB = 1024 * 1024;

/** The same questions to worlds of several sizes; the largest is ours, the smaller ones stand beside it. */
export function growthBenchmark(sizes: readonly number[]): Benchmark {
  return async (say) => {
    const measured = sizes.map((venues) => ({
      name: `${venues.toLocaleString("en")} venues`,
      ...measure(venues, say),
    }));
    const largest = measured.at(-1)!;
    const line = (
      what: string,
      unit: Figure["unit"],
      part: "filterMs" | "boxMs" | "buildS" | "memoryMb",
    ): Figure => ({
      group: GROUP,
      what: `${what}, ${largest.name}`,
      unit,
      ours: largest[part],
      peers: measured.slice(0, -1).map((smaller) => ({ name: smaller.name, value: smaller[part] })),
    });
    return [
      line("New filter over the whole world, p50", "ms", "filterMs"),
      line("Venues of a city-sized box, p50", "ms", "boxMs"),
      line("Building it", "s", "buildS"),
      line("Memory of it", "MB", "memoryMb"),
    ];
  };
}

function measure(venues: number, say: (progress: string) => void) {
  const { map, columns, buildS } = build(venues, say);
  const { indexBytes, textBytes } = map.memory();
  const dice = diceOf("growth");
  const filters = Array.from({ length: 400 }, () => anyFilter(dice));
  const boxes = Array.from({ length: 1_000 }, () => cityBox(dice, map, columns));
  const timeFilters = () => timeEach(filters, (filter) => map.overview(WORLD, WORLD_LEVEL, filter));
  const timeBoxes = () => timeEach(boxes, (box) => map.venuesIn(box, {}, { limit: 0, includeEmpty: false }));
  timeFilters();
  timeBoxes();
  return {
    buildS,
    memoryMb: (indexBytes + textBytes) / MB,
    filterMs: timeFilters().p50,
    boxMs: timeBoxes().p50,
  };
}
