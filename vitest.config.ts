import { defineConfig } from "vitest/config";

const embedded = "tests/support/embedded-setup.ts";
const postgres = "tests/support/postgres-setup.ts";
// Every test file with a database imports drizzle-orm anew, which is slow without this.
const execArgv = ["--import", new URL("./scripts/bootstrap/fast-start.mjs", import.meta.url).href];

/** A busy machine takes its time; what never comes still fails. */
const patient = { expect: { poll: { timeout: 20_000 } }, testTimeout: 30_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,bench,basemap,packages}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.dom.test.tsx"],
          ...patient,
        },
      },
      {
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["src/web/**/*.dom.test.tsx"],
          ...patient,
        },
      },
      {
        test: {
          name: "api on the embedded database",
          // The app is imported once, not once a file.
          isolate: false,
          include: ["tests/api/**/*.test.ts"],
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
    ],
  },
});
