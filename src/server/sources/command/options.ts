import { parseArgs } from "node:util";
import { OperatorError } from "#server/platform/operator-error.ts";

export interface ImportOptions {
  inputs: string[];
  source: string | undefined;
  isPreview: boolean;
  isJson: boolean;
  nowMs: number;
  places: { country?: string; city?: string; venue?: string; category?: string };
}

const USAGE =
  "Usage: npm run import -- [--source NAME] [--preview] [--json] [--now INSTANT] [--country NAME] [--city NAME] [--venue SLUG] [--category NAME] FILE_OR_URL…";

/** What a terminal asks for; throws how it is asked. */
export function readOptions(args: readonly string[], nowMs: number): ImportOptions {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw new OperatorError(USAGE);
  const { source, preview, json, now, ...places } = values;
  const given = now === undefined ? nowMs : Date.parse(now);
  if (Number.isNaN(given)) throw new OperatorError("--now must be an instant such as 2026-11-15T12:00:00Z.");
  return {
    inputs: positionals,
    source,
    isPreview: preview ?? false,
    isJson: json ?? false,
    nowMs: given,
    places,
  };
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        source: text,
        preview: { type: "boolean" },
        json: { type: "boolean" },
        now: text,
        country: text,
        city: text,
        venue: text,
        category: text,
      },
    });
  } catch (error) {
    throw new OperatorError(USAGE, { cause: error });
  }
}
