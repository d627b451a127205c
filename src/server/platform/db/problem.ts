import { describeError } from "../log/describe-error.ts";

/** Reports a problem to the operator that does not stop the product. */
export type OnProblem = (problem: string, cause?: unknown) => void;

/** Writes to standard error, where there is no log yet. */
export const printProblem: OnProblem = (problem, cause) => {
  console.error(problem, ...(cause === undefined ? [] : [describeError(cause)]));
};
