import { expect, it } from "vitest";
import { benchmarkPage } from "./docs.ts";

const run = { measuredAt: "2026-11-15T10:00:00.000Z", machine: "2 cores, 24 GB" };

it("shows each figure with its promise, its peers and their ratios, and when it was measured", () => {
  const figures = [
    {
      group: "Map",
      what: "New filter | world",
      unit: "ms" as const,
      ours: 2,
      target: "≤ 2 ms",
      peers: [{ name: "supercluster 9", value: 1000 }],
    },
    { group: "Server", what: "Start", unit: "s" as const, ours: 1.234567, peers: [] },
  ];
  const page = benchmarkPage([{ ...run, figures }]);
  expect(page).toContain("## Map\n\nMeasured: 2026-11-15, 2 cores, 24 GB.");
  expect(page).toContain("| New filter \\| world | ≤ 2 ms | 2 ms | supercluster 9: 1,000 ms | 500 × |");
  expect(page).toContain("| Start |  | 1.23 s |  |  |");
});

it("does not hide a step that failed", () => {
  const step = { name: "load", what: "Load", figure: "p99 9 ms", problems: ["one"], seconds: 1 };
  expect(benchmarkPage([{ ...run, step }])).toContain("| Load | p99 9 ms | **failed** |");
});
