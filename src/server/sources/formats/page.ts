import { MAX_JSON_BYTES } from "#domain/event-import.ts";
import type { ReadFile, ReadRow, RowReader } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { hEventsOf } from "./h-event.ts";
import { eventsIn, schemaRows, sourceOf } from "./json-ld.ts";
import { microdataOf } from "./microdata.ts";
import { parseJson } from "./parse-json.ts";

const SCRIPT = /<script\b/gi;
const HOLDS_JSON_LD = /type\s*=\s*["']?application\/ld\+json/i;
const TELLS_EVENTS = /"@type"\s*:\s*"[^"]*(Event|Festival)"/;
const CANONICAL =
  /<(?:link|meta|base)\b[^<>]{0,300}(?:canonical|og:url|<base)[^<>]{0,300}?(?:href|content)\s*=\s*["'](https?:[^"'<>]{1,1000})/i;
/** A tree of elements takes many times the room of its text. */
const MAX_TREE_LENGTH = 6 * 2 ** 20;
const MAX_HEAD = 200_000;
/** Elements that need an end; others close each other. */
const NESTING =
  /<(\/?)(?!(?:p|li|td|th|tr|dt|dd|option|br|hr|img|input|link|meta|base|source|area|wbr|col)\b)[a-z]/gi;
const MAX_DEPTH = 1_000;

/** Events of a web page: in its JSON-LD, else in its microdata, else as h-event. */
export function readPage(html: string, nowMs: number, url = ""): ReadFile {
  if (html.length > MAX_JSON_BYTES)
    throw wrongFile({ code: "pageTooLong", params: { max: MAX_JSON_BYTES / 2 ** 20 } });
  const base = CANONICAL.exec(html.slice(0, MAX_HEAD))?.[1] ?? url;
  const { things, damaged, hasScript } = scriptsOf(html);
  const events = [
    () => things.flatMap((thing) => eventsIn(thing)),
    () => (hasWord(html, "itemscope") ? eventsIn(microdataOf(html)) : []),
    () => (hasWord(html, "h-event") || hasWord(html, "vevent") ? hEventsOf(html, base) : []),
  ].reduce<ReturnType<typeof eventsIn>>((found, read) => (found.length > 0 ? found : read()), []);
  if (events.length === 0 && damaged.length === 0)
    throw wrongFile({ code: hasScript ? "jsonNoEvent" : "jsonNone" });
  return { source: sourceOf(events, base), rows: allRows(damaged, schemaRows(events, { base, nowMs })) };
}

function* allRows(damaged: readonly ReadRow[], rows: RowReader): RowReader {
  yield* damaged;
  yield* rows;
}

function hasWord(html: string, word: string): boolean {
  if (html.length > MAX_TREE_LENGTH || !html.includes(word)) return false;
  if (isNestedDeeply(html)) throw wrongFile({ code: "pageTooNested" });
  return true;
}

/** Trees of elements without an end take time that grows with the square of their depth. */
function isNestedDeeply(html: string): boolean {
  let depth = 0;
  for (const [, slash] of html.matchAll(NESTING)) {
    depth = slash === "" ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The JSON of a page's scripts; a damaged one spoils no other, and is reported where it was about events. */
function scriptsOf(html: string) {
  const things: unknown[] = [];
  const damaged: ReadRow[] = [];
  let hasScript = false;
  let [line, countedTo] = [1, 0];
  // By hand, and never back: a pattern for the whole would search a damaged page again from each of its scripts.
  for (let at = 0; ; ) {
    SCRIPT.lastIndex = at;
    const index = SCRIPT.exec(html)?.index;
    const start = index === undefined ? 0 : html.indexOf(">", index) + 1;
    if (index === undefined || start === 0) break;
    at = start;
    if (!HOLDS_JSON_LD.test(html.slice(index, Math.min(start, index + 500)))) continue;
    const end = html.indexOf("</script", start);
    if (end < 0) throw wrongFile({ code: "pageCut" });
    hasScript = true;
    const script = html.slice(start, end).trim();
    const value = script === "" ? null : (parseJson(script) ?? parseJson(mended(script)));
    if (value !== undefined) things.push(value);
    else if (TELLS_EVENTS.test(script)) {
      for (; countedTo < start; countedTo++) if (html.charCodeAt(countedTo) === 10) line++;
      damaged.push({ row: line, title: "", problem: { code: "rowScriptDamaged" } });
    }
    at = end;
  }
  return { things, damaged, hasScript };
}

/** Comments around the JSON, and commas after the last of a list, are common mistakes. */
function mended(script: string): string {
  return script
    .replace(/^\s*(?:<!--|\/\*.{0,50}\*\/|\/\/<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\/\]\]>|\]\]>)\s*$/, "")
    .replace(/,(?=\s{0,200}[}\]])/g, "")
    .replace(/[\r\n\t]/g, " ");
}
