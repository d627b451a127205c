import { describeError } from "../log/describe-error.ts";

/** Reports a problem to the operator that does not stop the product. */
export type OnProblem = (problem: string, cause?: unknown) => void;

const WARN = 40;

/** A line of JSON on standard error, of the log's shape, for what happens before or beside the log. */
export const printProblem: OnProblem = (problem, cause) => {
  const line = { level: WARN, time: Date.now(), msg: withCause(problem, cause) };
  console.error(JSON.stringify(cause === undefined ? line : { ...line, err: describeError(cause) }));
};

/** A reader of the log should not need to open the error for its reason. */
function withCause(problem: string, cause: unknown): string {
  if (cause === undefined) return problem;
  const innermost = innermostOf(describeError(cause));
  return innermost.message ? `${problem.replace(/\.$/, "")}: ${innermost.message}` : problem;
}

function innermostOf(described: ReturnType<typeof describeError>): ReturnType<typeof describeError> {
  const inner = described.cause ?? described.errors?.[0];
  return inner ? innermostOf(inner) : described;
}
