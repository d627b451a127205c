import { createHash } from "node:crypto";

const TOKEN = "[0-9a-f]{32}";

/** Cannot be guessed: it is derived from the mail's id, which is random, and which it does not tell. */
export function bounceToken(mailId: string): string {
  return createHash("sha256").update(`bounce ${mailId}`).digest("hex").slice(0, 32);
}

/** The envelope sender of one mail (VERP): reports about it come to an address that names it. */
export function bounceAddressOf(address: string, mailId: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+${bounceToken(mailId)}${address.slice(at)}`;
}

/** The tokens of bounce addresses in a text, each once. */
export function bounceTokensIn(text: string, address: string): string[] {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at)].map((part) =>
    part.replaceAll(/[^\w@-]/g, "\\$&"),
  );
  const found = text.matchAll(new RegExp(`${local}\\+(${TOKEN})${domain}`, "gi"));
  return [...new Set(Array.from(found, ([, token]) => token!.toLowerCase()))];
}
