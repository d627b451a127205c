/** `npm test -- --nightly` sets it. */
const IS_NIGHTLY = process.env.NIGHTLY === "1";

/** Number of random cases of a fuzz or model test: a tenth by day, all of them at night. */
export function fuzzRuns(all: number): number {
  return IS_NIGHTLY ? all : Math.max(3, Math.round(all / 10));
}
