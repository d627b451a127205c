export type Thing = Record<string, unknown>;

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function first(value: unknown): Thing {
  const [one] = [value].flat();
  return isThing(one) ? one : {};
}

/** A value of schema.org may be a text, a number, a list, or a text with its language. */
export function jsonLdText(value: unknown): string {
  const [one] = [value].flat();
  if (typeof one === "number") return String(one);
  const written = isThing(one) ? one["@value"] : one;
  // JSON can spell what no text in the database can hold.
  return typeof written === "string" ? written.replaceAll("\0", "").toWellFormed().trim() : "";
}
