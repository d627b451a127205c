import { OperatorError } from "#server/platform/operator-error.ts";

export interface Document {
  fields: Record<string, string>;
  body: string;
}

/** A content file: lines of `name: value` between two rules, then the text. */
export function readDocument(file: string, source: string): Document {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n"));
  if (!parts) throw new OperatorError(`${file} must begin with its fields between two lines of ---.`);
  const fields = parts[1]!.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { fields: Object.fromEntries(fields), body: parts[2]!.trim() };
}

export function requireField(file: string, { fields }: Document, name: string): string {
  const value = fields[name];
  if (!value) throw new OperatorError(`${file} has no ${name}.`);
  return value;
}
