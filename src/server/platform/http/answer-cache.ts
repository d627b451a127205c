import { promisify } from "node:util";
import { brotliCompress, constants, crc32 } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Basis } from "../cache/basis.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { RecentKeys } from "../cache/recent-keys.ts";
import { AnswersUnderWay, type AnswerUnderWay } from "./answers-under-way.ts";
import { type CachePolicy, ResponseCache } from "./response-cache.ts";
import { StoredBody } from "./stored-body.ts";

const KEPT = { maxBytes: 64 * 2 ** 20, maxEntries: 20_000 };
/** Addresses whose key is known, so that a repeated one need not be parsed. */
const KNOWN_URLS = { maxBytes: 8 * 2 ** 20, maxEntries: 10_000 };
/** The objects and strings of an answer: its headers, tag, promises and basis. */
const ANSWER_BYTES = 1_000;
const MAX_ANSWER_BYTES = 4 * 2 ** 20; // a larger one would push out too many others
const MIN_COMPRESSED_BYTES = 1_024; // below, compression costs more than it saves
/** Above, quality 5 takes tenths of a second; quality 1 a fifth of that, for a third more bytes. */
const MAX_WELL_COMPRESSED_BYTES = 2 ** 20;
const JSON_TYPE = "application/json; charset=utf-8";

/** An answer's body, with headers of its own where it has some. */
export type Made = Buffer | { body: Buffer; headers: Record<string, string> };

export interface CacheQuestion {
  /** The route and its parsed parameters, see `answerKey`: everything that the answer depends on, and nothing else. */
  key: string;
  /** What it is made of; a change of that makes it stale. */
  basis: Basis;
  make: () => Made | Promise<Made>;
  contentType?: string;
  cacheControl?: string;
  /** The headers by which answers to one address differ. */
  vary?: string;
  /** The address as sent, where every request without a session gets this answer for it; see `sendKnown`. */
  url?: string | undefined;
}

const VARY = "accept-encoding, cookie";

/** A key from parsed parameters: independent of how the address is spelled and of parameters that are not read. */
export function answerKey(route: string, ...parameters: readonly unknown[]): string {
  return JSON.stringify([route, ...parameters]);
}

/**
 * The answers of calls. One that is made, compressed or sent is shared by all who ask for it meanwhile, also where it is too
 * large to be kept.
 */
export class AnswerCache {
  readonly #answers = new ResponseCache<AnswerUnderWay>(answerPolicy());
  readonly #keys = new LruCache<string>(KNOWN_URLS);
  readonly #underWay: AnswersUnderWay;

  constructor(underWay = new AnswersUnderWay()) {
    this.#underWay = underWay;
  }

  /** What is held for answers and addresses. */
  get bytes(): number {
    return this.#answers.bytes + this.#keys.bytes;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Sends the answer to a question, made unless it is known. */
  async send(request: FastifyRequest, reply: FastifyReply, question: CacheQuestion): Promise<void> {
    const { key, basis, url } = question;
    const answer =
      this.#find(key) ?? (await this.#answers.get(key, () => ({ basis, made: makeAnswer(question) })));
    if (url !== undefined) this.#keys.set(url, key, key.length * 2);
    await this.#sendAnswer(request, reply, answer);
  }

  /** Sends the cached answer of an address, if there is one; returns whether it did. */
  sendKnown(request: FastifyRequest, reply: FastifyReply): boolean {
    const key = this.#keys.get(request.url);
    const answer = key === undefined ? undefined : this.#find(key);
    if (answer) this.#sendAnswer(request, reply, answer);
    return answer !== undefined;
  }

  #find(key: string): AnswerUnderWay | undefined {
    return this.#answers.find(key) ?? this.#underWay.find(key);
  }

  /** Nothing has to be waited for but the first compression. */
  #sendAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: AnswerUnderWay,
  ): PromiseLike<unknown> | undefined {
    const { body, headers, etag } = answer;
    if (request.headers["if-none-match"] === etag) {
      reply.headers(headers).code(304).send();
      return undefined;
    }
    const refusal = this.#underWay.begin(answer, reply.raw);
    if (refusal) {
      reply.send(refusal);
      return undefined;
    }
    reply.headers(headers);
    const form = body.length < MIN_COMPRESSED_BYTES || !acceptsBrotli(request) ? "plain" : "br";
    const send = (bytes: Buffer) => {
      if (form === "br") reply.header("content-encoding", "br");
      return reply.send(bytes);
    };
    const bytes = body.as(form);
    if (bytes instanceof Promise) return bytes.then(send, (error) => reply.send(error));
    send(bytes);
    return undefined;
  }
}

/** When the cache is full, a key is kept only from its second request on: most are requested once and would evict others. */
function answerPolicy(): CachePolicy<AnswerUnderWay> {
  const asked = new RecentKeys();
  return {
    bounds: KEPT,
    bytesOf: ({ body }) => body.length + ANSWER_BYTES,
    isWorthKeeping(key, { body }, heldBytes) {
      const isRepeated = asked.note(key);
      return body.length <= MAX_ANSWER_BYTES && (isRepeated || heldBytes + body.length < KEPT.maxBytes);
    },
    sharesFailures: true,
  };
}

async function makeAnswer(question: CacheQuestion): Promise<AnswerUnderWay> {
  const { key, basis, contentType = JSON_TYPE, cacheControl = "no-cache", vary = VARY } = question;
  const made = await question.make();
  const plain = Buffer.isBuffer(made) ? made : made.body;
  // It only distinguishes versions of one answer; a digest would take a tenth of the time of a new answer.
  const etag = `"${plain.length.toString(36)}-${crc32(plain).toString(36)}"`;
  const headers: Record<string, string> = {
    ...(Buffer.isBuffer(made) ? {} : made.headers),
    "content-type": contentType,
    "cache-control": cacheControl,
    etag,
    vary,
  };
  return { key, basis, body: new StoredBody(plain, compress), headers, etag, readers: 0 };
}

function compress(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length > MAX_WELL_COMPRESSED_BYTES ? 1 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
}
