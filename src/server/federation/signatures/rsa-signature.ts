import { sign } from "node:crypto";
import { promisify } from "node:util";
import type { SigningKey } from "./message.ts";

const signAside = promisify(sign);

/** RSA takes a millisecond of a processor: on a thread of its own, so that no request waits for it. */
export function rsaSignature(text: string, { privateKey }: SigningKey): Promise<Buffer> {
  return signAside("sha256", Buffer.from(text), privateKey);
}
