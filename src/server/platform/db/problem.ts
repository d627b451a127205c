import { describeError } from "../log/describe-error.ts";

/** Takes a sentence for the operator about something that went wrong while the product goes on. */
export type OnProblem = (problem: string, cause?: unknown) => void;

/** Tells it on standard error, where there is no log yet. */
export const printProblem: OnProblem = (problem, cause) => {
  console.error(problem, ...(cause === undefined ? [] : [describeError(cause)]));
};
