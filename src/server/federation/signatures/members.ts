import { SignatureError } from "./message.ts";

/**
 * Reads a header member by member. The pattern is sticky and ends with the comma: each member is tried once, from where
 * the last one ended, so the time grows with the header's length. Throws a `SignatureError` at the first misfit.
 */
export function members(header: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let at = 0; at < header.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const member = pattern.exec(header);
    if (!member) throw new SignatureError("The signature cannot be read.");
    found.push(member);
  }
  return found;
}
