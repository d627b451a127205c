import { defineConfig } from "vitest/config";

const embedded = "tests/support/embedded-setup.ts";
const postgres = "tests/support/postgres-setup.ts";
// Every test file with a database imports drizzle-orm anew, which is slow without this.
const execArgv = ["--import", new URL("./scripts/bootstrap/fast-start.mjs", import.meta.url).href];

// Also where Vitest is run by itself.
await (await import(new URL("./scripts/bootstrap/build.mjs", import.meta.url).href)).compileMessages();

/** A console error or warning fails the test that caused it. */
const QUIET = ["tests/support/quiet-console.ts"];
/** Tests of answers, limits and formats rather than of stores and transactions: once is enough. */
const ON_POSTGRES_ALONE = [
  ...[
    "bad-input",
    "basemap",
    "catalog",
    "clock",
    "content",
    "embeds",
    "error-codes",
    "event-exchange",
    "event-filters",
  ],
  ...[
    "federation-following",
    "federation-hostile",
    "federation-neighbours",
    "federation-rules",
    "federation-two-sites",
  ],
  ...[
    "feed-pages",
    "feeds",
    "first-view",
    "health-outside",
    "image-proxy",
    "kept-answers",
    "landing",
    "location",
  ],
  ...[
    "mailbox",
    "manifest",
    "map",
    "mcp",
    "metrics",
    "monitoring-files",
    "pages",
    "places",
    "posters",
    "push",
  ],
  ...[
    "rate-limit-headers",
    "search",
    "share-images",
    "shared-pages",
    "sitemap",
    "small-map",
    "source-faults",
  ],
  ...["source-feeds", "source-mapping", "tracing", "uploads", "vitals"],
].map((name) => `tests/api/${name}.test.ts`);

/** A busy machine takes its time; what never comes still fails. */
const patient = { expect: { poll: { timeout: 20_000 } }, testTimeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,bench,basemap,packages}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.dom.test.tsx"],
          setupFiles: QUIET,
          ...patient,
        },
      },
      {
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["src/web/**/*.dom.test.tsx"],
          setupFiles: QUIET,
          ...patient,
        },
      },
      {
        test: {
          name: "api on the embedded database",
          // The app is imported once, not once a file.
          isolate: false,
          include: ["tests/api/**/*.test.ts"],
          exclude: ON_POSTGRES_ALONE,
          setupFiles: QUIET,
          globalSetup: [embedded],
          execArgv,
          provide: { databaseKind: "embedded" },
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api on PostgreSQL",
          isolate: false,
          include: ["tests/api/**/*.test.ts"],
          setupFiles: QUIET,
          globalSetup: [postgres],
          execArgv,
          provide: { databaseKind: "postgres" },
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "platform",
          include: ["tests/platform/**/*.test.ts"],
          globalSetup: [embedded, postgres],
          execArgv,
          hookTimeout: 120_000,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "nightly",
          include: ["tests/nightly/**/*.test.ts"],
          globalSetup: [embedded, postgres],
          execArgv,
          hookTimeout: 120_000,
          testTimeout: 3_600_000,
        },
      },
    ],
  },
});
