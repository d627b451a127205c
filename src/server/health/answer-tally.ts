import { ANSWER_BOUNDS_MS } from "#domain/health.ts";

export interface AnswerCounts {
  calls: number;
  failures: number;
  durations: number[];
}

const none = (): AnswerCounts => ({
  calls: 0,
  failures: 0,
  durations: Array.from({ length: ANSWER_BOUNDS_MS.length + 1 }, () => 0),
});

/** Answers of this process that are not written down yet. */
export class AnswerTally {
  #counts = none();

  add(status: number, ms: number): void {
    this.#counts.calls++;
    if (status >= 500) this.#counts.failures++;
    const place = ANSWER_BOUNDS_MS.findIndex((bound) => ms <= bound);
    this.#counts.durations[place < 0 ? ANSWER_BOUNDS_MS.length : place]! += 1;
  }

  /** Begins anew. */
  take(): AnswerCounts {
    const taken = this.#counts;
    this.#counts = none();
    return taken;
  }

  /** What was taken could not be written down. */
  giveBack({ calls, failures, durations }: AnswerCounts): void {
    this.#counts.calls += calls;
    this.#counts.failures += failures;
    for (const [place, count] of durations.entries()) this.#counts.durations[place]! += count;
  }
}
