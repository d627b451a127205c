import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ON_POSTGRES_ALONE } from "./tests/api/on-postgres-alone.ts";

const embedded = "tests/support/embedded-setup.ts";
const postgres = "tests/support/postgres-setup.ts";
// Every test file with a database imports drizzle-orm anew, which is slow without this.
const execArgv = ["--import", new URL("./scripts/bootstrap/fast-start.mjs", import.meta.url).href];

// Also where Vitest is run by itself.
await (await import(new URL("./scripts/bootstrap/build.mjs", import.meta.url).href)).compileMessages();

/** A console error or warning fails the test that caused it. */
const QUIET = ["tests/support/quiet-console.ts"];
/** A busy machine takes its time; what never comes still fails. */
const patient = { expect: { poll: { timeout: 20_000 } }, testTimeout: 30_000 };

export default defineConfig({
  test: {
    // By itself Vitest leaves one processor to its main process, which has little to do: half of two.
    maxWorkers: availableParallelism(),
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
