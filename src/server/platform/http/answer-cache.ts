import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(brotliCompress);

const MAX_BYTES = 64 * 2 ** 20;
const MAX_ANSWER_BYTES = 4 * 2 ** 20; // a larger one would push out too many others
const MIN_COMPRESSED_BYTES = 1_024; // below, compression costs more than it saves

interface Answer {
  version: number;
  body: Buffer;
  etag: string;
  brotli?: Promise<Buffer>;
}

/**
 * Answers kept as finished bytes while the read model does not change: a repeated question costs a look-up.
 * Least recently used answers leave first.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Answer>();
  #bytes = 0;

  /** Sends the answer to `key`, made by `make` unless it is known for this version. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    version: number,
    make: () => Buffer | Promise<Buffer>,
    contentType = "application/json; charset=utf-8",
  ): Promise<void> {
    const answer = this.#find(key, version) ?? this.#keep(key, version, await make());
    reply.header("content-type", contentType).header("cache-control", "no-cache");
    reply.header("etag", answer.etag).header("vary", "accept-encoding, cookie");
    if (request.headers["if-none-match"] === answer.etag) {
      reply.code(304).send();
      return;
    }
    if (answer.body.length < MIN_COMPRESSED_BYTES || !acceptsBrotli(request)) {
      reply.send(answer.body);
      return;
    }
    answer.brotli ??= compress(answer.body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length },
    });
    const brotli = await answer.brotli;
    reply.header("content-encoding", "br").send(brotli);
  }

  #find(key: string, version: number): Answer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    if (answer.version !== version) {
      this.#bytes -= answer.body.length;
      return undefined;
    }
    this.#answers.set(key, answer);
    return answer;
  }

  #keep(key: string, version: number, body: Buffer): Answer {
    const answer = { version, body, etag: `"${hash("sha256", body, "base64url")}"` };
    const replaced = this.#answers.get(key);
    if (replaced) this.#bytes -= replaced.body.length;
    this.#answers.delete(key);
    if (body.length > MAX_ANSWER_BYTES) return answer;
    this.#answers.set(key, answer);
    this.#bytes += body.length;
    for (const [oldest, { body: freed }] of this.#answers) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#answers.delete(oldest);
      this.#bytes -= freed.length;
    }
    return answer;
  }
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
}
