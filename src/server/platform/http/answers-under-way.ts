import type { ServerResponse } from "node:http";
import { AppError } from "#contract/app-error.ts";
import type { Basis } from "../cache/basis.ts";
import type { StoredBody } from "./stored-body.ts";

export interface Answer {
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
 * Answers that are being made or sent. One question that many ask at once is answered with one buffer, and together
 * the buffers that readers hold are bounded, however slowly they read and however different their questions are.
 */
export class AnswersUnderWay {
  readonly #made = new Map<string, { basis: Basis; answer: Promise<Answer> }>();
  readonly #sent = new Map<string, Answer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The bytes of answers that have readers, each counted once. */
  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Answer | undefined {
    const answer = this.#sent.get(key);
    return answer?.basis.renew() ? answer : undefined;
  }

  /** Makes an answer once for all concurrent requests for it; not for those that come after a change of what it has read. */
  make(key: string, basis: Basis, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#made.get(key);
    if (known?.basis.isCurrent()) return known.answer;
    const making = {
      basis,
      answer: make().finally(() => {
        if (this.#made.get(key) === making) this.#made.delete(key);
      }),
    };
    this.#made.set(key, making);
    return making.answer;
  }

  /** Counts a reader until the response is closed; throws where there is no room for one more answer. */
  begin(answer: Answer, response: ServerResponse): AppError | undefined {
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

  #end(answer: Answer): void {
    answer.readers--;
    if (answer.readers > 0) return;
    this.#bytes -= answer.body.length;
    if (this.#sent.get(answer.key) === answer) this.#sent.delete(answer.key);
  }
}
