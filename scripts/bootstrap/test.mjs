import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureEngines } from "./browser.mjs";
import { build } from "./build.mjs";
import { installMissing } from "./debian.mjs";
import { Failure, projectEnv, ROOT, runHere, runNode } from "./run.mjs";
import { resultOfPlaywright, resultOfVitest } from "./test-results.mjs";

const SERVERS = [{ name: "pgbouncer", file: "/usr/sbin/pgbouncer" }];

/** What runs before every commit: each rule, component and call once, and the main journeys in a browser. */
const QUICK = {
  vitest: ["unit", "components", "api on PostgreSQL"],
  playwright: ["chromium"],
};

/** Runs the quick part, with `--all` everything; with other arguments, only what they select among the tests without a browser. */
export async function test(args) {
  await build();
  if (args.includes("--renew-screens")) return renewScreens();
  const isAll = args.length === 1 && args[0] === "--all";
  if (args.length > 0 && !isAll) return runHere("vitest", ["run", ...args]);
  const projectsOf = (runner) => (isAll ? [] : QUICK[runner].flatMap((name) => ["--project", name]));

  const folder = mkdtempSync(join(tmpdir(), "whereabouts-results-"));
  try {
    const browser = hasBrowserTests() ? await ensureBrowser().catch(sayWhy) : undefined;
    if (browser) await ensureEngines();
    if (isAll) await installMissing(SERVERS);
    const results = [await runVitest(join(folder, "vitest.json"), projectsOf("vitest"))];
    if (hasBrowserTests())
      results.push(await runPlaywright(browser, join(folder, "playwright.json"), projectsOf("playwright")));
    for (const { failures } of results) for (const name of failures) console.error(`Failed: ${name}`);
    const sum = (part) => results.reduce((total, result) => total + result[part], 0);
    console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
    if (!isAll) console.log("The quick part; `npm test -- --all` also runs the rest.");
    return results.every(({ code, failed }) => code === 0 && failed === 0) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes the pictures anew that screens are compared with, where they differ. */
async function renewScreens() {
  const env = projectEnv({ CHROME_PATH: await ensureBrowser() });
  const which = ["tests/browser/screens.test.ts", "--project=desktop"];
  const code = await runHere("playwright", ["test", ...which, "--update-snapshots", "--reporter=list"], env);
  return (await runNode(["scripts/shrink-screens.ts"])) || code;
}

async function runVitest(report, projects) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runHere("vitest", ["run", ...projects, ...reporters]);
  return resultOfVitest(code, readReport(report));
}

async function runPlaywright(browser, report, projects) {
  if (!browser) return { code: 1, passed: 0, failed: 1, skipped: 0, failures: ["no browser"] };
  const env = projectEnv({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const code = await runHere("playwright", ["test", ...projects, "--reporter=list,json"], env);
  const result = resultOfPlaywright(code, readReport(report));
  for (const reason of result.skipReasons) console.log(`Skipped: ${reason}`);
  return result;
}

/** A runner that crashed has written none. */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function hasBrowserTests() {
  const folder = join(ROOT, "tests", "browser");
  return existsSync(folder) && readdirSync(folder).some((name) => /\.(test|spec)\.ts$/.test(name));
}

function sayWhy(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
}
