import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageAnswer, PagePiece } from "#contract/pages.ts";
import { acceptedEncoding, compress } from "./compression.ts";
import { inlineHash } from "./security.ts";
import { shareFor } from "./shared-pages.ts";
import { StoredBody } from "./stored-body.ts";

/** Who may keep a page: nobody, the visitor's own browser, or caches between for so many seconds. */
export type Keeping = "nobody" | "browser" | { seconds: number };

/** An answer of the router, finished: sent to as many visitors as it is for, without a change to a byte of it. */
export class RenderedPage {
  readonly headers: readonly [name: string, value: string][];
  readonly body: StoredBody;
  readonly status: number;
  /** The names of what it was made of, for caches elsewhere. */
  tags: readonly string[] = [];
  readonly #scripts: readonly string[];
  /**
   * Weak, since it is the same for every encoding. Of every byte all the same: a cache that has another rendering may confirm a
   * copy by it and send the policy of its own, whose hashes have to be those of the copy's scripts.
   */
  readonly #etag: string;

  /**
   * The nonce tells the scripts that the rendering made from those injected through its texts; the policy allows the former by
   * their hashes, and the nonce itself is in neither policy nor page.
   */
  constructor(status: number, headers: Iterable<[string, string]>, body: PageAnswer["body"], nonce: string) {
    this.status = status;
    this.headers = [...headers];
    const scripts = new Set<string>();
    const plain =
      body instanceof Uint8Array
        ? Buffer.from(body.buffer, body.byteOffset, body.length)
        : bytesOf(body.flatMap((piece) => withoutNonce(piece, nonce, scripts)));
    this.body = new StoredBody(plain, compress);
    this.#scripts = [...scripts];
    this.#etag = `W/"${hash("sha256", plain, "base64url")}"`;
  }

  get isHtml(): boolean {
    return this.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  }

  /** Whether it is a page that others may be sent, too. */
  get isForAll(): boolean {
    return this.status === 200 && this.isHtml && this.headers.every(([name]) => name !== "set-cookie");
  }

  /** What it occupies before it was sent to anyone; its body tells of changes. */
  get bytes(): number {
    const parts = [...this.headers.flat(), ...this.#scripts];
    return parts.reduce((sum, part) => sum + part.length * 2, this.body.length);
  }

  /** Sends it, or only that the browser's copy is still good. */
  async send(request: FastifyRequest, reply: FastifyReply, keeping: Keeping): Promise<FastifyReply> {
    reply.code(this.status);
    reply.setPagePolicy({ scripts: this.#scripts });
    // A private page carries a name, an address and perhaps what an administrator reads: no copy outlives the session.
    // The service worker also recognizes private pages by this header.
    reply.header("cache-control", keeping === "nobody" ? "private, no-store" : "private, no-cache");
    reply.header("vary", "accept-encoding, accept-language, cookie");
    for (const [name, value] of this.headers)
      if (keeping !== "nobody" || name !== "cache-control") reply.header(name, value);
    if (typeof keeping === "object" && this.isForAll && !reply.hasHeader("set-cookie"))
      shareFor(reply, keeping.seconds, this.tags);
    if (this.body.length === 0) return reply.send();
    if (keeping !== "nobody" && this.status === 200) {
      reply.header("etag", this.#etag);
      const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
      if (known?.includes(this.#etag)) return reply.code(304).send();
    }
    const encoding = acceptedEncoding(request);
    const bytes = await this.body.as(encoding ?? "plain");
    if (encoding) reply.header("content-encoding", encoding);
    return reply.send(bytes);
  }
}

/** Parts that pages share, as they are sent, and the hashes of their scripts. */
const shared = new WeakMap<Uint8Array, { bytes: Uint8Array; scripts: ReadonlySet<string> }>();

/** A piece of a page without the nonce; the hashes of the inline scripts that had it are added to those given. */
function withoutNonce(piece: PagePiece, nonce: string, scripts: Set<string>): PagePiece | PagePiece[] {
  if (typeof piece === "string") return textWithoutNonce(piece, nonce, scripts);
  let known = shared.get(piece);
  if (!known) {
    const own = new Set<string>();
    const text = textWithoutNonce(Buffer.from(piece).toString(), nonce, own).join("");
    known = { bytes: Buffer.from(text), scripts: own };
    shared.set(piece, known);
  }
  for (const script of known.scripts) scripts.add(script);
  return known.bytes;
}

/** In pieces: joined, they would be copied once more. */
function textWithoutNonce(html: string, nonce: string, scripts: Set<string>): string[] {
  const [start = "", ...marked] = html.split(` nonce="${nonce}"`);
  let before = start;
  for (const part of marked) {
    if (endsInScriptTag(before))
      scripts.add(inlineHash(part.slice(part.indexOf(">") + 1, part.indexOf("</script>"))));
    before = part;
  }
  return [start, ...marked];
}

/** Whether a script's tag is open at the end; attributes have no such characters in them. */
function endsInScriptTag(html: string): boolean {
  const tag = html.lastIndexOf("<");
  return html.startsWith("<script", tag) && !html.includes(">", tag);
}

function bytesOf(pieces: readonly PagePiece[]): Buffer {
  const lengths = pieces.map((piece) => Buffer.byteLength(piece));
  const bytes = Buffer.allocUnsafeSlow(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === "string") bytes.write(piece, at);
    else bytes.set(piece, at);
    at += lengths[index] ?? 0;
  }
  return bytes;
}
