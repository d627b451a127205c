import type { ServerResponse } from "node:http";
import { AppError } from "#contract/app-error.ts";
import type { Basis } from "../cache/basis.ts";
import type { StoredBody } from "./stored-body.ts";

export interface AnswerUnderWay {
  key: string;
  basis: Basis;
  body: StoredBody;
  headers: Record<string, string>;
  etag: string;
  /** How many are being sent this answer, where it is large enough to be counted. */
  readers: number;
}

/** Smaller ones fit into a connection's own buffers. */
const COUNTED_BYTES = 64 * 2 ** 10;
const MAX_BYTES = 256 * 2 ** 20;
const RETRY_AFTER_S = 5;

/**
 * Answers that are being sent. One question that many ask at once is answered with one buffer, and together the buffers
 * that readers hold are bounded, however slowly they read and however different their questions are.
 */
export class AnswersUnderWay {
  readonly #sent = new Map<string, AnswerUnderWay>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The bytes of answers that have readers, each counted once. */
  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): AnswerUnderWay | undefined {
    const answer = this.#sent.get(key);
    return answer?.basis.renew() ? answer : undefined;
  }

  /** Counts a reader until the response is closed; throws where there is no room for one more answer. */
  begin(answer: AnswerUnderWay, response: ServerResponse): AppError | undefined {
    const { key, body } = answer;
    // A closed connection reads nothing, and emits no second close.
    if (body.length < COUNTED_BYTES || response.closed) return undefined;
    if (answer.readers === 0) {
      if (this.#bytes > 0 && this.#bytes + body.length > this.#maxBytes)
        return new AppError("unavailable", { code: "busy" }, { retryAfterSeconds: RETRY_AFTER_S });
      this.#bytes += body.length;
      this.#sent.set(key, answer);
    }
    answer.readers++;
    response.once("close", () => this.#end(answer));
    return undefined;
  }

  #end(answer: AnswerUnderWay): void {
    answer.readers--;
    if (answer.readers > 0) return;
    this.#bytes -= answer.body.length;
    if (this.#sent.get(answer.key) === answer) this.#sent.delete(answer.key);
  }
}
