import { performance } from "node:perf_hooks";

/**
 * So long does one turn of the event loop begin requests; the others wait for the next turn. The one session of the embedded
 * database gets a statement a turn, so long turns would make every write wait.
 */
const SLICE_MS = 3;
const LONGEST_SLICE_MS = 250;

/**
 * Begins requests in the order of their coming, a few milliseconds' worth in each turn of the event loop. Otherwise all
 * requests of a crowd would be worked on in the turn that reads them, while answers that are nearly made wait for its end.
 *
 * The system hands over one new connection in each turn. While they come, turns are short, so that half of the time is
 * theirs: with slices of 3 ms and more, a crowd would wait for many seconds before it could be refused.
 */
export function takeTurns() {
  const waiting: (() => void)[] = [];
  let startMs: number | undefined;
  let leftMs = 0;
  let hasConnected = false;

  const openTurn = () => {
    startMs = performance.now();
    // Runs when what the system had for this turn is read.
    setImmediate(endTurn);
  };
  const endTurn = () => {
    const readMs = performance.now() - (startMs ?? 0);
    startMs = undefined;
    // As long as the reading took: else a crowd that is only read and refused would leave no time for those who were taken.
    leftMs = Math.min(LONGEST_SLICE_MS, hasConnected ? leftMs + readMs : Math.max(SLICE_MS, readMs));
    hasConnected = false;
    beginNext();
  };
  const beginNext = () => {
    const work = leftMs > 0 ? waiting.shift() : undefined;
    if (work) {
      const workStartMs = performance.now();
      work();
      // Most of a request's work is done after its first await: the next begins when that is over.
      queueMicrotask(() =>
        process.nextTick(() => {
          leftMs -= performance.now() - workStartMs;
          beginNext();
        }),
      );
    } else if (waiting.length > 0) openTurn();
  };

  return {
    isBehind: () => waiting.length > 0,
    /** To be told of every new connection. */
    noteConnection(): void {
      hasConnected = true;
    },
    begin(work: () => void): void {
      if (startMs === undefined) openTurn();
      const isDue = waiting.length === 0 && performance.now() - (startMs ?? 0) < SLICE_MS;
      if (isDue) work();
      else waiting.push(work);
    },
  };
}
