import { expect, it } from "vitest";
import { reportTable } from "./table.ts";

it("a table shows our figure, its promise and each peer with the ratio", () => {
  const table = reportTable([
    {
      group: "Map",
      what: "A filter",
      unit: "ms",
      ours: 1.5,
      target: "≤ 2 ms",
      peers: [{ name: "Other", value: 900 }],
    },
    { group: "Server", what: "A city", unit: "req/s", ours: 7_000, peers: [{ name: "Bare", value: 10_000 }] },
  ]);
  expect(table).toBe(
    "\nMap\n  A filter  1.5 ms       ≤ 2 ms  Other 900 (600 ×)\n\nServer\n  A city    7,000 req/s          Bare 10,000 (0.7 of it)",
  );
});
