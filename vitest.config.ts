import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ON_POSTGRES_ALONE } from "./tests/api/on-postgres-alone.ts";

const embedded = "tests/support/embedded-setup.ts";
const postgres = "tests/support/postgres-setup.ts";
// Every test file with a database imports drizzle-orm anew, which is slow without this.
const execArgv = ["--import", new URL("./scripts/bootstrap/fast-start.mjs", import.meta.url).href];

// Also where Vitest is run by itself.
await (await import(new URL("./scripts/bootstrap/build.mjs", import.meta.url).href)).compileMessages();

const PATIENT = "tests/support/patient-waits.ts";
/** A console error or warning fails the test that caused it. */
const QUIET = [PATIENT, "tests/support/quiet-console.ts"];
/** A busy machine takes its time; what never comes still fails. */
const patientPolls = { expect: { poll: { timeout: 60_000 } } };
const patient = { ...patientPolls, hookTimeout: 120_000, testTimeout: 120_000 };

export default defineConfig({
  test: {
    // By itself Vitest leaves one processor to its main process, which has little to do: half of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          // Modules are loaded once, not once a file: loading them takes longer than most tests.
          isolate: false,
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
          ...patient,
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
          ...patient,
        },
      },
      {
        test: {
          name: "platform",
          include: ["tests/platform/**/*.test.ts"],
          setupFiles: [PATIENT],
          globalSetup: [embedded, postgres],
          execArgv,
          ...patientPolls,
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
