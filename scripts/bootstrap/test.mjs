import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureEngines } from "./browser.mjs";
import { build } from "./build.mjs";
import { installMissing } from "./debian.mjs";
import { Failure, projectEnv, runHere, runNode } from "./run.mjs";
import { resultOfPlaywright, resultOfVitest } from "./test-results.mjs";

const FAST_START = ["--import", new URL("./fast-start.mjs", import.meta.url).href];
const SERVERS = [{ name: "pgbouncer", file: "/usr/sbin/pgbouncer" }];

const VITEST = ["unit", "components", "api on the embedded database", "api on PostgreSQL", "platform"];
const PLAYWRIGHT = ["desktop, drawn", "desktop", "phone"];
const ENGINES = ["chromium", "firefox", "webkit"];

/** The projects of each kind of run. */
const RUNS = {
  /** Before every commit: each rule, component and call once, and the main journeys in a browser. */
  quick: { vitest: ["unit", "components", "api on PostgreSQL"], playwright: ["chromium"] },
  "--all": { vitest: VITEST, playwright: [...PLAYWRIGHT, ...ENGINES] },
  /** With all random cases, and then the faults of `npm run torture`. */
  "--nightly": { vitest: [...VITEST, "nightly"], playwright: [...PLAYWRIGHT, ...ENGINES] },
};
/** Parts of a whole run, for machines that run side by side. */
const PARTS = {
  rules: { vitest: ["unit", "components"] },
  calls: { vitest: ["api on the embedded database", "api on PostgreSQL"] },
  processes: { vitest: ["platform"] },
  screens: { playwright: PLAYWRIGHT },
  engines: { playwright: ENGINES },
};

/**
 * Runs the quick part, everything with `--all` or `--nightly`, or a part of everything with `--part NAME [--shard 1/3]`; with
 * other arguments, only what they select among the tests without a browser.
 */
export async function test(args) {
  await build();
  if (args.includes("--renew-screens")) return renewScreens();
  const chosen = chosenRun(args);
  if (!chosen) return runHere("vitest", ["run", ...args]);
  const { name, projects, shard } = chosen;
  const isNightly = name === "--nightly";
  const env = isNightly ? { NIGHTLY: "1" } : {};

  const folder = mkdtempSync(join(tmpdir(), "whereabouts-results-"));
  try {
    const browser = projects.playwright ? await ensureBrowser().catch(sayWhy) : undefined;
    if (browser) await ensureEngines();
    if (name !== "quick") await installMissing(SERVERS);
    const results = [];
    const chosenOf = (runner) => [...projects[runner].flatMap((each) => ["--project", each]), ...shard];
    if (projects.vitest) results.push(await runVitest(join(folder, "vitest.json"), chosenOf("vitest"), env));
    if (projects.playwright)
      results.push(
        await runPlaywright(browser, join(folder, "playwright.json"), chosenOf("playwright"), env),
      );
    for (const { failures } of results) for (const failure of failures) console.error(`Failed: ${failure}`);
    const torture = isNightly ? await runNode([...FAST_START, "torture/main.ts"]) : 0;
    const sum = (part) => results.reduce((total, result) => total + result[part], 0);
    console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
    if (name === "quick") console.log("The quick part; `npm test -- --all` also runs the rest.");
    return torture === 0 && results.every(({ code, failed }) => code === 0 && failed === 0) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The run that the arguments name; nothing where they are Vitest's own. */
function chosenRun(args) {
  const [name = "quick", part, shard, count] = args;
  if (args.length <= 1 && name in RUNS) return { name, projects: RUNS[name], shard: [] };
  if (name !== "--part") return undefined;
  if (!(part in PARTS) || (shard !== undefined && (shard !== "--shard" || !count)))
    throw new Failure(`Usage: npm test -- --part ${Object.keys(PARTS).join("|")} [--shard 1/3]`);
  return { name: part, projects: PARTS[part], shard: count ? [`--shard=${count}`] : [] };
}

/** Takes the pictures anew that screens are compared with, where they differ. */
async function renewScreens() {
  const env = projectEnv({ CHROME_PATH: await ensureBrowser() });
  const which = ["tests/browser/screens.test.ts", "--project=desktop"];
  const code = await runHere("playwright", ["test", ...which, "--update-snapshots", "--reporter=list"], env);
  return (await runNode(["scripts/shrink-screens.ts"])) || code;
}

async function runVitest(report, chosen, env) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runHere("vitest", ["run", ...chosen, ...reporters], projectEnv(env));
  return resultOfVitest(code, readReport(report));
}

async function runPlaywright(browser, report, chosen, more) {
  if (!browser) return { code: 1, passed: 0, failed: 1, skipped: 0, failures: ["no browser"] };
  const env = projectEnv({ ...more, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const code = await runHere("playwright", ["test", ...chosen, "--reporter=list,json"], env);
  const result = resultOfPlaywright(code, readReport(report));
  for (const reason of result.skipReasons) console.log(`Skipped: ${reason}`);
  return result;
}

/** A runner that crashed has written none. */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function sayWhy(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
}
