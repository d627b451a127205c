import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureEngines } from "./browser.mjs";
import { buildWeb } from "./build.mjs";
import { Failure, projectEnv, ROOT, runHere, runNode } from "./run.mjs";

/** Runs everything; with arguments, only what they select among the tests without a browser. */
export async function test(args) {
  await buildWeb();
  if (args.includes("--renew-screens")) return renewScreens();
  if (args.length > 0) return runHere("vitest", ["run", ...args]);

  const folder = mkdtempSync(join(tmpdir(), "whereabouts-results-"));
  try {
    const browser = hasBrowserTests() ? await ensureBrowser().catch(sayWhy) : undefined;
    if (browser) await ensureEngines();
    const results = [await runVitest(join(folder, "vitest.json"))];
    if (hasBrowserTests()) results.push(await runPlaywright(browser, join(folder, "playwright.json")));
    const sum = (part) => results.reduce((total, result) => total + result[part], 0);
    console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
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

async function runVitest(report) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runHere("vitest", ["run", ...reporters]);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    testResults = [],
  } = readReport(report);
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    code,
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests,
  };
}

async function runPlaywright(browser, report) {
  if (!browser) return { code: 1, passed: 0, failed: 1, skipped: 0 };
  const env = projectEnv({ CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const code = await runHere("playwright", ["test", "--reporter=list,json"], env);
  const { stats: { expected = 0, unexpected = 0, skipped = 0 } = {}, suites = [] } = readReport(report);
  // A test that passed only when it was repeated counts as failed.
  const flaky = suites.flatMap(flakyTests);
  for (const title of flaky) console.error(`Flaky, passed only when repeated: ${title}`);
  for (const reason of new Set(suites.flatMap(skipReasons))) console.log(`Skipped: ${reason}`);
  return { code, passed: expected, failed: unexpected + flaky.length, skipped };
}

function flakyTests({ title, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${spec.title}`),
  );
  return [...own, ...suites.flatMap(flakyTests)].map((name) => `${title} › ${name}`);
}

function skipReasons({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests).flatMap(({ annotations = [] }) => annotations);
  const reasons = annotations.filter(({ type }) => type === "skip").map(({ description }) => description);
  return [...reasons.filter(Boolean), ...suites.flatMap(skipReasons)];
}

/** A runner that crashed has written none: its exit code tells, and one failure is counted. */
function readReport(path) {
  if (!existsSync(path)) return { numFailedTests: 1, stats: { unexpected: 1 } };
  return JSON.parse(readFileSync(path, "utf8"));
}

function hasBrowserTests() {
  const folder = join(ROOT, "tests", "browser");
  return existsSync(folder) && readdirSync(folder).some((name) => /\.(test|spec)\.ts$/.test(name));
}

function sayWhy(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
}
