import { decodeBytes } from "../decode.ts";
import type { CalendarBlock } from "./blocks.ts";

export interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  /** As written: escapes are undone where it is a text. */
  value: string;
  line: number;
}

/** A component with its properties by upper-case name, and the components in it. */
export interface Component {
  kind: string;
  line: number;
  properties: Map<string, Property[]>;
  parts: Component[];
}

const NAME = /^[A-Za-z][\w.-]*(?=\s*[;:])/;
const BARE_NAME = /^[A-Za-z][\w.-]*\s*$/;
const DATES = /^(DTSTART|DTEND|DUE|EXDATE|RDATE|RECURRENCE-ID)$/;
const TEXTS = /^(DESCRIPTION|SUMMARY|LOCATION|COMMENT|X-.*)$/;
const MAX_LINE = 2 * 2 ** 20;
const MAX_PARTS = 2_000;

/** Reads the lines of a component: what is folded is joined, and what is no property belongs to the text before it. */
export function readComponent(block: CalendarBlock): Component {
  const root: Component = { kind: "", line: block.line, properties: new Map(), parts: [] };
  const open = [root];
  let parts = 0;
  for (const { text, line } of unfolded(block)) {
    const [, mark, kind = ""] = (text.length <= 80 && /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(text)) || [];
    const inner = open.at(-1)!;
    if (mark?.toUpperCase() === "BEGIN") {
      if (++parts > MAX_PARTS) break;
      const part: Component = { kind: kind.toUpperCase(), line, properties: new Map(), parts: [] };
      inner.parts.push(part);
      open.push(part);
    } else if (mark) {
      if (open.length > 1) open.pop();
    } else {
      const property = readProperty(text, line);
      const known = inner.properties.get(property.name);
      if (known) known.push(property);
      else inner.properties.set(property.name, [property]);
    }
  }
  return root.parts[0] ?? root;
}

function* unfolded({ text, line: first }: CalendarBlock): Generator<{ text: string; line: number }, void> {
  const lines = text.split(/\r\n|\r|\n/);
  let pending: { parts: string[]; line: number } | undefined;
  for (const [at, written] of lines.entries()) {
    if (/^[ \t]/.test(written)) {
      pending?.parts.push(written.slice(1));
    } else if (NAME.test(written) || isNameAlone(lines, at)) {
      if (pending) yield { text: pending.parts.join(""), line: pending.line };
      pending = { parts: [written], line: first + at };
    } else if (written.trim() !== "" && pending) {
      appendBroken(pending.parts, written);
    }
  }
  if (pending) yield { text: pending.parts.join(""), line: pending.line };
}

/** Old programs fold right after the name, and some leave a blank line there. */
function isNameAlone(lines: readonly string[], at: number): boolean {
  if (!BARE_NAME.test(lines[at]!)) return false;
  const next = lines[at + 1] === "" ? lines[at + 2] : lines[at + 1];
  return next !== undefined && /^[ \t]+[;:]/.test(next);
}

/** A line that is neither a property nor folded was broken by the program that wrote it. */
function appendBroken(parts: string[], written: string): void {
  const last = parts.at(-1)!.trimEnd();
  const name = NAME.exec(parts[0]!)?.[0].toUpperCase() ?? "";
  if (last.endsWith("=") && /^[^:]*QUOTED-PRINTABLE/i.test(parts[0]!.slice(0, 200))) {
    parts[parts.length - 1] = last.slice(0, -1);
    parts.push(written);
  } else if (TEXTS.test(name)) parts.push(`\\n${written}`);
}

function readProperty(text: string, line: number): Property {
  const short = text.length > MAX_LINE ? text.slice(0, MAX_LINE) : text;
  const name = (NAME.exec(short)?.[0] ?? short.trim()).toUpperCase();
  const colon = DATES.test(name) ? colonBeforeDate(short) : colonAfterParameters(short);
  const parameters = parametersOf(short.slice(name.length, colon));
  const written = short.slice(colon + 1);
  const isQuoted = parameters.get("ENCODING")?.toUpperCase() === "QUOTED-PRINTABLE";
  return { name, parameters, value: isQuoted ? quotedPrintable(written) : written.trim(), line };
}

/** Names of zones hold colons, with or without quotes around them; the date is at the end. */
function colonBeforeDate(text: string): number {
  const at = text.search(/:\s*\d{4}-?\d{2}-?\d{2}/);
  return at >= 0 ? at : colonAfterParameters(text);
}

function colonAfterParameters(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 34) isQuoted = !isQuoted;
    else if (sign === 58 && !isQuoted) return at;
  }
  // A quote that never ends.
  const colon = text.indexOf(":");
  return colon < 0 ? text.length : colon;
}

function parametersOf(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name, quoted, bare] of text.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"?|([^;]*))/g)) {
    const key = name!.toUpperCase();
    if (!parameters.has(key)) parameters.set(key, (quoted ?? bare ?? "").trim());
  }
  return parameters;
}

/** Of vCalendar 1.0. */
function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text)
    .toString("latin1")
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decodeBytes(Buffer.from(bytes, "latin1")).trim();
}

export function firstOf(component: Component, name: string): Property | undefined {
  return component.properties.get(name)?.[0];
}

export function allOf(component: Component, name: string): readonly Property[] {
  return component.properties.get(name) ?? [];
}

/** The first text of a name, its escapes undone. */
export function propertyText(component: Component, name: string): string {
  const property = firstOf(component, name);
  return property ? unescapeText(property.value).trim() : "";
}

export function unescapeText(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
}

/** The items of a list of texts. */
export function textsOf(component: Component, name: string): string[] {
  return allOf(component, name).flatMap(({ value }) =>
    (value.match(/(?:\\.|[^\\,])+/gs) ?? []).map((item) => unescapeText(item)),
  );
}
