import { promisify } from "node:util";
import { brotliCompress, constants, crc32 } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(brotliCompress);

const MAX_BYTES = 64 * 2 ** 20;
const MAX_ANSWER_BYTES = 4 * 2 ** 20; // a larger one would push out too many others
const MIN_COMPRESSED_BYTES = 1_024; // below, compression costs more than it saves

interface Answer {
  version: number;
  body: Buffer;
  headers: Record<string, string>;
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
    const answer = this.#find(key, version) ?? this.#keep(key, version, await make(), contentType);
    await sendAnswer(request, reply, answer);
  }

  /** Sends the answer to `key` if it is known for this version, and tells whether it does. */
  sendKnown(request: FastifyRequest, reply: FastifyReply, key: string, version: number): boolean {
    const answer = this.#find(key, version);
    if (answer) sendAnswer(request, reply, answer);
    return answer !== undefined;
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

  #keep(key: string, version: number, body: Buffer, contentType: string): Answer {
    // Only answers to one question are told apart by it; a digest would take a tenth of all the time of a new answer.
    const etag = `"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
    const headers = {
      "content-type": contentType,
      "cache-control": "no-cache",
      etag,
      vary: "accept-encoding, cookie",
    };
    const answer = { version, body, headers, etag };
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

/** Nothing has to be waited for but the first compression. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): PromiseLike<unknown> | undefined {
  const { body, headers, etag } = answer;
  reply.headers(headers);
  if (request.headers["if-none-match"] === etag) reply.code(304).send();
  else if (body.length < MIN_COMPRESSED_BYTES || !acceptsBrotli(request)) reply.send(body);
  else {
    answer.brotli ??= compress(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    return answer.brotli.then(
      (brotli) => reply.header("content-encoding", "br").send(brotli),
      (error) => reply.send(error),
    );
  }
  return undefined;
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
}
