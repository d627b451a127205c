import { CallFailed } from "#web/session/api.ts";
import { runSource } from "./source-calls.ts";
import { sourceUrls } from "./source-urls.ts";

/** Runs a new source, and returns where that is shown: the source itself where the schedule runs it already. */
export async function firstRun(id: number, file: File | undefined): Promise<string> {
  try {
    return sourceUrls.run(id, (await runSource(id, { file })).id);
  } catch (error) {
    if (error instanceof CallFailed && error.code === "sourceRuns") return sourceUrls.source(id);
    throw error;
  }
}
