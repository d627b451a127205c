import type { ReadFile } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { eventsIn, schemaRows } from "./json-ld.ts";
import { isThing, jsonLdText } from "./json-ld-value.ts";
import { parseJson } from "./parse-json.ts";

/** What a followed server has told, as federation keeps it: its name, and events in the words of schema.org. None is an answer, too. */
export function readFollowed(written: string, nowMs: number): ReadFile {
  const value = parseJson(written);
  if (!isThing(value) || !Array.isArray(value.events)) throw wrongFile({ code: "jsonDamaged" });
  return { source: jsonLdText(value.name), rows: schemaRows(eventsIn(value.events), { base: "", nowMs }) };
}
