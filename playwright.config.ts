import { defineConfig, devices } from "@playwright/test";

/** A server prints where it listens; the name in the expression becomes the variable the tests read. */
const server = (kind: string, address: RegExp) => ({
  // Without a shell in between, a server notices when the run is gone.
  command: `exec "${process.execPath}" tests/browser/support/test-server.ts ${kind}`,
  wait: { stdout: address },
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
});

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Software WebGL on a busy machine is slow, and sometimes slower than that.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: "line",
  webServer: [
    server("demo", /demo at (?<demo_url>http:\S+) with mails in (?<demo_mails>.+)/),
    server("empty", /empty at (?<empty_url>http:\S+)/),
    server("broken", /broken at (?<broken_url>http:\S+)/),
  ],
  use: {
    // A worker would answer calls that a test wants to answer itself; the tests of the worker let it in.
    serviceWorkers: "block",
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
    // Only what looks or works otherwise on a narrow screen.
    {
      name: "phone",
      testMatch: /\/(sheet|navigation)\.test\.ts$/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
