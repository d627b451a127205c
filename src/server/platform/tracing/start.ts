import { existsSync } from "node:fs";
import { traceBy } from "./tracing.ts";

/** Made by the build; where there is none, the packages themselves are there. */
const BUILT = new URL("../../../../build/tracing/sdk.js", import.meta.url);

/** Traces requests, statements, jobs and calls from now on. Returns a function that sends what is left, and ends it. */
export async function startTracing(version: string, built: URL = BUILT): Promise<() => Promise<void>> {
  const sdk: typeof import("./sdk.ts") = existsSync(built)
    ? await import(built.href)
    : await import("./sdk.ts");
  const { begin, stop } = sdk.startSdk({ name: "whereabouts", version });
  traceBy(begin);
  return async () => {
    traceBy(undefined);
    // An unreachable receiver does not delay the shutdown.
    await stop().catch(() => {});
  };
}
