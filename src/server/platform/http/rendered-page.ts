import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageAnswer } from "#contract/pages.ts";
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
   * their hashes, and the nonce itself is in neither policy nor page. A text to leave out is one that only this rendering has.
   */
  constructor(
    status: number,
    headers: Iterable<[string, string]>,
    body: PageAnswer["body"],
    nonce: string,
    leftOut = "",
  ) {
    this.status = status;
    this.headers = [...headers];
    const scripts = new Set<string>();
    const plain =
      typeof body === "string"
        ? bytesOf(body, nonce, leftOut, scripts)
        : Buffer.from(body.buffer, body.byteOffset, body.length);
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

/** A page without the nonce and what is left out; the hashes of the inline scripts that had the nonce are added to those given. */
function bytesOf(html: string, nonce: string, leftOut: string, scripts: Set<string>): Buffer {
  const bytes = Buffer.from(html);
  return withoutNonce(leftOut === "" ? bytes : without(bytes, leftOut), nonce, scripts);
}

function withoutNonce(html: Buffer, nonce: string, scripts: Set<string>): Buffer {
  return without(html, ` nonce="${nonce}"`, (before, after) => {
    if (endsInScriptTag(before))
      scripts.add(inlineHash(after.subarray(after.indexOf(">") + 1, after.indexOf("</script>"))));
  });
}

/** Bytes without each occurrence of a text, in the same place: as texts, they would be copied for every step. */
function without(bytes: Buffer, text: string, onFound?: (before: Buffer, after: Buffer) => void): Buffer {
  let end = 0;
  let from = 0;
  for (let found = bytes.indexOf(text); found >= 0; found = bytes.indexOf(text, from)) {
    bytes.copyWithin(end, from, found);
    end += found - from;
    from = found + text.length;
    onFound?.(bytes.subarray(0, end), bytes.subarray(from));
  }
  if (from === 0) return bytes;
  bytes.copyWithin(end, from);
  return bytes.subarray(0, end + bytes.length - from);
}

/** Whether a script's tag is open at the end; attributes have no such characters in them. */
function endsInScriptTag(html: Buffer): boolean {
  const tag = html.lastIndexOf("<");
  return tag >= 0 && html.toString("latin1", tag, tag + 7) === "<script" && !html.includes(">", tag);
}
