import { runHere } from "./run.mjs";

const STEPS = [
  ["Format and lint", "biome", ["check"]],
  ["Route types", "react-router", ["typegen"]],
  ["Types", "tsc", ["-b"]],
  ["Dead code", "knip", []],
  ["Architecture", "vitest", ["run", "--project", "unit", "tests/architecture.test.ts"]],
];

/** Runs every check, so that one round shows all there is to mend. */
export async function check() {
  const failed = [];
  for (const [title, command, args] of STEPS) {
    console.log(`${title} ...`);
    if ((await runHere(command, args)) !== 0) failed.push(title);
  }
  console.log(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}.`);
  return failed.length === 0 ? 0 : 1;
}
