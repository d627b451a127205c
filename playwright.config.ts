import { defineConfig, devices } from "@playwright/test";

/** The server prints where it listens; the name in the expression becomes the variable the tests read. */
const LISTENING = /listening at (?<browser_test_url>http:\S+)/;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  reporter: "line",
  webServer: {
    command: `"${process.execPath}" tests/browser/support/page-server.ts`,
    wait: { stdout: LISTENING },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        // Without a graphics card, drawing pages directly is many times faster than emulating one.
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
  ],
});
