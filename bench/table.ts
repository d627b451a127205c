import type { Figure } from "./report.ts";

/** Figures as a person reads them: ours, the promise, and each peer with its ratio to ours. */
export function reportTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, unit, ours, target = "", peers }) => [
    what,
    `${round(ours)} ${unit}`,
    target,
    peers.map(({ name, value }) => `${name} ${round(value)} (${ratio(unit, ours, value)})`).join(", "),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  let group = "";
  return figures
    .flatMap((figure, i) => {
      const line = rows[i]
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd();
      const isNew = figure.group !== group;
      group = figure.group;
      return isNew ? ["", group, `  ${line}`] : [`  ${line}`];
    })
    .join("\n");
}

/** Of times and sizes the smaller is better, so a peer is so many times ours; of rates ours is a share of the peer's. */
export function ratio(unit: Figure["unit"], ours: number, peer: number): string {
  return unit === "req/s" ? `${round(ours / peer)} of it` : `${round(peer / ours)} ×`;
}

export function round(value: number): string {
  return value >= 100
    ? value.toLocaleString("en", { maximumFractionDigits: 0 })
    : String(Number(value.toPrecision(3)));
}
