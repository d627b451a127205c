import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { WITHOUT_GRAPHICS } from "./tests/browser/support/browser.ts";
import type { EngineOptions } from "./tests/engines/engines.ts";
import { FAST_START } from "./tests/support/fast-start.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Tests that draw the map. */
const DRAWN = /\/(admin-pin|basemap|find-on-map|map-engine|map-screen|near-me|pin-times)\.test\.ts$/;

export default defineConfig<object, EngineOptions>({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Only what hangs may reach a limit: a busy machine that draws without a graphics card is several times slower.
  timeout: 300_000,
  // A thousandth of the pixels: the quietest panel that moves by 8 pixels is more (docs/decisions/044-screenshots-in-tests.md).
  expect: { timeout: 90_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  snapshotPathTemplate: "{testDir}/screens/{arg}{ext}",
  // A picture that is missing is a failure; `npm test -- --renew-screens` takes them anew.
  updateSnapshots: "none",
  // Tells a flaky test from a broken one; `npm test` counts both as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: "line",
  webServer: {
    // Without a shell in between, the servers notice when the run is gone.
    command: `exec "${process.execPath}" ${FAST_START.join(" ")} tests/browser/support/test-servers.ts`,
    // What is named here becomes a variable that the tests read.
    wait: {
      stdout:
        /demo at (?<demo_url>\S+), mails in (?<demo_mails>.+), empty at (?<empty_url>\S+), broken at (?<broken_url>\S+), live at (?<live_url>\S+), mails in (?<live_mails>.+)/,
    },
    // Four servers with their worlds, and the indexes of places.
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  use: {
    // A worker would answer calls that a test wants to answer itself; the tests of the worker let it in.
    serviceWorkers: "block",
    launchOptions: WITHOUT_GRAPHICS,
    // Every moving picture is drawn by the processor.
    contextOptions: { reducedMotion: "reduce" },
  },
  workers: availableParallelism(),
  projects: [
    // Drawing without a graphics card takes long, and is best begun first; two at a time would only be slower.
    { name: "desktop, drawn", testMatch: DRAWN, workers: 1, use: DESKTOP },
    { name: "desktop", testIgnore: DRAWN, use: DESKTOP },
    // Only what looks or works otherwise on a narrow screen.
    {
      name: "phone",
      testMatch: /\/(sheet|navigation|map-page|admin-table|filter-journeys|questions)\.test\.ts$/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    // The main journeys in each of the three engines; `npm test` tells which of them are missing.
    ...(["chromium", "firefox", "webkit"] as const).map((engineName) => ({
      name: engineName,
      testDir: "tests/engines",
      fullyParallel: false,
      workers: 1,
      use: { engineName, drawsMap: engineName !== "chromium" },
    })),
  ],
});
