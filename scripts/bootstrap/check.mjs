import { compileMessages } from "./build.mjs";
import { Failure, runNode, runQuietly } from "./run.mjs";

/** The other checks read what it writes. */
const FIRST = ["Route types", "react-router", ["typegen"]];
/** At the same time: types take about as long as all the others together. */
const LANES = [
  [["Types", "tsc", ["-b"]]],
  [["Patterns", "node", ["scripts/check-patterns.ts"]]],
  [
    ["Format and lint", "biome", ["check"]],
    ["Scales of style sheets", "stylelint", ["src/web/**/*.css"]],
    ["Dead code", "knip", []],
    [
      "Architecture and requirements",
      "vitest",
      ["run", "--project", "unit", "tests/architecture.test.ts", "tests/requirements.test.ts"],
    ],
  ],
];

/** Runs every check, so that one round shows all there is to mend. */
export async function check() {
  await compileMessages();
  console.log("Translations ...");
  const isTranslated = (await runNode(["scripts/messages.ts", "check"])) === 0;
  const failed = [...(isTranslated ? [] : ["Translations"])];
  failed.push(...(await runInTurn([FIRST])), ...(await Promise.all(LANES.map(runInTurn))).flat());
  console.log(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}.`);
  return failed.length === 0 ? 0 : 1;
}

/** The titles of those that failed. */
async function runInTurn(checks) {
  const failed = [];
  for (const [title, command, args] of checks) {
    try {
      await runQuietly(`${title} ...`, command, args);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(error.message);
      failed.push(title);
    }
  }
  return failed;
}
