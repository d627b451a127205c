import ofProcess from "node:console";
import { format } from "node:util";
import { afterEach, expect } from "vitest";

/** The identity provider of the tests warns of its own runtime and store; happy-dom of frames and scripts that it does not load. */
const EXPECTED =
  /^oidc-provider WARNING|^DOMException \[NotSupportedError\]: Failed to load .* loading is disabled\./;

/** A test that expects an error or a warning takes it by a spy of its own. */
const unexpected: string[] = [];
for (const level of ["error", "warn"] as const)
  console[level] = (...values: unknown[]) => {
    const text = format(...values);
    if (!EXPECTED.test(text)) unexpected.push(`console.${level}: ${text}`);
  };

// happy-dom writes to the console of the process, past the one that Vitest gives to tests.
if (globalThis.document && ofProcess !== console)
  ofProcess.error = (...values: unknown[]) => console.error(...values);

afterEach(() => expect(unexpected.splice(0), "written to the console").toEqual([]));
