import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, compress, type Encoding } from "./compression.ts";
import { inlineHash } from "./security.ts";

const INLINE_SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

/** An answer of the router, finished: sent to as many visitors as it is for, without a change to a byte of it. */
export class RenderedPage {
  readonly headers: readonly [name: string, value: string][];
  readonly body: Buffer;
  readonly status: number;
  readonly #scripts: readonly string[];
  /** Weak, since it is the same for every encoding. */
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /**
   * The nonce is that of this rendering alone. It is never in the policy: it tells the scripts that the rendering made from
   * those injected through its texts, and the policy allows the former by their hashes.
   */
  constructor(status: number, headers: Iterable<[string, string]>, body: Buffer, nonce: string) {
    this.status = status;
    this.headers = [...headers];
    this.body = body;
    this.#scripts = this.isHtml ? inlineScripts(body, nonce) : [];
    this.#etag = `W/"${hash("sha256", body, "base64url")}"`;
  }

  get isHtml(): boolean {
    return this.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  }

  /** The most that it occupies: the compressed bodies together take at most as much as the plain one. */
  get bytes(): number {
    const parts = [...this.headers.flat(), ...this.#scripts];
    return parts.reduce((sum, part) => sum + part.length * 2, this.body.length * 2);
  }

  /** Sends it, or only that the browser's copy is still good. */
  async send(request: FastifyRequest, reply: FastifyReply, isPrivate: boolean): Promise<FastifyReply> {
    reply.code(this.status);
    reply.setPagePolicy({ scripts: this.#scripts });
    // A private page carries a name, an address and perhaps what an administrator reads: no copy outlives the session.
    // The service worker also recognizes private pages by this header.
    reply.header("cache-control", isPrivate ? "private, no-store" : "private, no-cache");
    reply.header("vary", "accept-encoding, accept-language, cookie");
    for (const [name, value] of this.headers)
      if (!isPrivate || name !== "cache-control") reply.header(name, value);
    if (this.body.length === 0) return reply.send();
    if (!isPrivate && this.status === 200) {
      reply.header("etag", this.#etag);
      const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
      if (known?.includes(this.#etag)) return reply.code(304).send();
    }
    const encoding = acceptedEncoding(request);
    if (!encoding) return reply.send(this.body);
    const body = this.#compressed.get(encoding) ?? compress(this.body, encoding);
    this.#compressed.set(encoding, body);
    return reply.header("content-encoding", encoding).send(await body);
  }
}

function inlineScripts(body: Buffer, nonce: string): string[] {
  // Latin-1 keeps every byte, and the hash is that of the bytes.
  const scripts = body.toString("latin1").matchAll(INLINE_SCRIPT);
  const own = scripts.filter(([, attributes]) => attributes?.includes(` nonce="${nonce}"`));
  return [...new Set(own.map(([, , content = ""]) => inlineHash(Buffer.from(content, "latin1"))))];
}
