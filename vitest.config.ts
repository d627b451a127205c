import { defineConfig } from "vitest/config";

const embedded = "tests/support/embedded-setup.ts";
const postgres = "tests/support/postgres-setup.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "bench/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      {
        test: {
          name: "api on the embedded database",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: [embedded],
          provide: { databaseKind: "embedded" },
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "api on PostgreSQL",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: [postgres],
          provide: { databaseKind: "postgres" },
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "platform",
          include: ["tests/platform/**/*.test.ts"],
          globalSetup: [embedded, postgres],
          hookTimeout: 60_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
