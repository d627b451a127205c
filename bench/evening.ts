import { diceOf } from "../src/domain/dice.ts";
import { DAY_MS } from "../src/domain/time.ts";
import { build, WORLD } from "./map.ts";
import type { Benchmark, Figure } from "./report.ts";
import { timeEach } from "./timing.ts";
import { WORLD_FIRST_DAY } from "./world.ts";

const KB = 1024;
const EVENING_HOUR = 18;

/** Tonight by half hours over the whole world: what its numbers cost beside those of days. */
export function eveningBenchmark({ venues = 1_000_000 } = {}): Benchmark {
  return async (say) => {
    const { map } = build(venues, say);
    const dice = diceOf("evenings");
    const asked = Array.from({ length: 300 }, () => {
      const nowMs = WORLD_FIRST_DAY * DAY_MS + EVENING_HOUR * 3_600_000 + dice.whole(0, 300) * 60_000;
      const filter = { categories: dice.whole(1, 511), when: { kind: "tonight", nowMs } } as const;
      return { nowMs, filter };
    });
    const ask = ({ filter, nowMs }: (typeof asked)[number]) => map.evening(WORLD, filter, nowMs);
    const before = memoryKb();
    ask(asked[0]!);
    const firstKb = memoryKb() - before;
    timeEach(asked.slice(0, 50), ask);
    const evening = timeEach(asked.slice(50), ask);
    const days = timeEach(asked.slice(50), ({ filter: { categories } }) =>
      map.timeline(WORLD, { firstDay: WORLD_FIRST_DAY, days: 30 }, { categories }),
    );
    return [
      figure("Tonight in the world by half hours, p50", "ms", evening.p50, [
        { name: "30 days", value: days.p50 },
      ]),
      figure("Tonight in the world by half hours, p99", "ms", evening.p99, [
        { name: "30 days", value: days.p99 },
      ]),
      figure("Memory kept after the first of these questions", "KB", firstKb),
    ];
  };
}

function memoryKb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / KB;
}

function figure(what: string, unit: Figure["unit"], ours: number, peers: Figure["peers"] = []): Figure {
  return { group: "Map", what, unit, ours, peers };
}
