import { AppError } from "#contract/app-error.ts";
import { OperatorError } from "#server/platform/operator-error.ts";

/** What is logged of a failure: nothing in it was typed by a person or given to a statement. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [fact: string]: unknown;
}

/** Facts of Node, PostgreSQL, SMTP and HTTP that name things of ours; `detail`, `where`, `params` and `response` have values. */
const FACTS = [
  "code",
  "errno",
  "syscall",
  "statusCode",
  "responseCode",
  "command",
  "severity",
  "constraint",
  "schema",
  "table",
  "column",
  "dataType",
  "routine",
];
const MAX_DEPTH = 5;
const FRAME = /^\s+at .*(:\d+:\d+|native|<anonymous>)\)?$/;
const ANY_QUOTED = /["'`“”«»‘’].*["'`“”«»‘’]/s;

/** The serializer of every logged error, and of its causes. */
export function describeError(error: unknown): DescribedError {
  return describe(error, MAX_DEPTH);
}

function describe(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  const facts = error as Error & Record<string, unknown>;
  const described: DescribedError = {
    type: error.name,
    message: withoutValues(error.message),
    stack: framesOf(error),
  };
  for (const fact of FACTS) {
    const value = facts[fact];
    if (typeof value === "string" || typeof value === "number") described[fact] = value;
  }
  // A failed statement: its text has placeholders instead of values.
  if (typeof facts.query === "string" && "params" in facts) described.sql = facts.query;
  if (depth === 0) return described;
  if (error.cause !== undefined) described.cause = describe(error.cause, depth - 1);
  if (error instanceof AggregateError)
    described.errors = error.errors.slice(0, MAX_DEPTH).map((each) => describe(each, depth - 1));
  return described;
}

/**
 * A message up to its first colon or line break, without what it quotes and without mail addresses: libraries put
 * the values they complain about into quotes or behind a colon.
 */
function withoutValues(message: string): string {
  const [head = ""] = message.split(/:\s|:$|[\r\n]/, 1);
  return head
    .replace(ANY_QUOTED, "…")
    .replace(/\S+/g, (word) => (word.includes("@") ? "…" : word))
    .slice(0, 200);
}

/** The stack without the message above it, which may itself have lines that look like frames. */
function framesOf({ stack = "", message }: Error): string {
  const at = message ? stack.indexOf(message) : -1;
  const below = at < 0 ? stack : stack.slice(at + message.length);
  return below
    .split("\n")
    .filter((line) => FRAME.test(line))
    .join("\n");
}

/** For a terminal: a sentence of ours, of the settings or of the system as it is; anything else described. */
export function describeInOneSentence(error: unknown): string {
  const isSentence =
    error instanceof AppError ||
    error instanceof OperatorError ||
    (error instanceof Error && error.constructor === Error);
  return isSentence ? error.message : JSON.stringify(describeError(error), undefined, 2);
}
