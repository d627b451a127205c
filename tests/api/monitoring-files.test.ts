import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const TOKEN = "a token of some length";
const { app } = await startTestApp(await openTestDatabase(), { METRICS_TOKEN: TOKEN });
const read = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");

/** Prometheus' own. */
const NOT_OURS = new Set(["up"]);
const WORDS = new Set(["by", "without", "on", "ignoring", "and", "or", "unless"]);

/** The metrics that an expression of PromQL names. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, " ")
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, " ");
  return [...bare.matchAll(/[a-z_]\w*(?!\w*\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name) && !NOT_OURS.has(name));
}

async function exported(): Promise<Set<string>> {
  const answer = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  const types = [...answer.body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

it("OPS-78 every metric that the alert rules name exists", async () => {
  const expressions = [...read("prometheus-alerts.yml").matchAll(/^ +expr: (.+)$/gm)].map(
    ([, text]) => text!,
  );
  const names = new Set(expressions.flatMap(metricsIn));
  const known = await exported();
  expect(expressions.length).toBeGreaterThan(10);
  expect(names).toContain("backup_last_success_timestamp_seconds");
  expect(names).toContain("http_request_duration_seconds_bucket");
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

it("OPS-78 every metric that the dashboard shows exists, and panels do not overlap", async () => {
  interface Panel {
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string }[];
  }
  const { panels } = JSON.parse(read("grafana-dashboard.json")) as { panels: Panel[] };
  const names = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
  const known = await exported();
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
  const taken = new Set<string>();
  for (const { gridPos, title } of panels)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(x, title).toBeLessThan(24);
        expect(taken.has(`${x} ${y}`), title).toBe(false);
        taken.add(`${x} ${y}`);
      }
});

it("OPS-78 a metric that does not exist would be seen", () => {
  expect(metricsIn('sum by (le, no_metric) (rate(made_up_total{job="x"}[5m])) / time() - other > 1')).toEqual(
    ["made_up_total", "other"],
  );
});
