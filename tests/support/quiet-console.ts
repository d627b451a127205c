import { format } from "node:util";
import { afterEach, expect } from "vitest";

/** The identity provider of the tests warns of its own runtime and store. */
const EXPECTED = /^oidc-provider WARNING/;

/** A test that expects an error or a warning takes it by a spy of its own. */
const unexpected: string[] = [];
for (const level of ["error", "warn"] as const)
  console[level] = (...values: unknown[]) => {
    const text = format(...values);
    if (!EXPECTED.test(text)) unexpected.push(`console.${level}: ${text}`);
  };

afterEach(() => expect(unexpected.splice(0), "written to the console").toEqual([]));
