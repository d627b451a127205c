import { format } from "node:util";
import { afterEach, expect } from "vitest";

/** A test that expects an error or a warning takes it by a spy of its own. */
const unexpected: string[] = [];
for (const level of ["error", "warn"] as const)
  console[level] = (...values: unknown[]) => unexpected.push(`console.${level}: ${format(...values)}`);

afterEach(() => expect(unexpected.splice(0), "written to the console").toEqual([]));
