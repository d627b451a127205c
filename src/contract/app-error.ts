import { type Problem, sentenceOf } from "./error-messages.ts";

/** Decides the status of the answer. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "gone"
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable";

export interface AppErrorOptions extends ErrorOptions {
  /** How long to wait before trying again, where that is known. */
  retryAfterSeconds?: number;
  /** What is wrong with each field of a form. */
  fields?: Record<string, Problem> | undefined;
}

/** A failure whose message the visitor may read. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Record<string, Problem> | undefined;

  constructor(kind: ErrorKind, problem: Problem, options: AppErrorOptions = {}) {
    super(sentenceOf(problem), options);
    this.name = "AppError";
    this.kind = kind;
    this.problem = problem;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
  }

  /** For the log. */
  get code(): string {
    return this.problem.code;
  }
}

/** A form that is refused because of one of its fields. */
export function wrongField(field: string, problem: Problem): AppError {
  return new AppError("invalid", problem, { fields: { [field]: problem } });
}
