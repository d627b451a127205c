export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "gone"
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable";

/** A failure the product knows: its message is one sentence that may be shown to the visitor. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** How long to wait before trying again, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** A sentence for each field of a form that is wrong. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number; fields?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
  }
}

/** A form that is refused because of one of its fields. */
export function wrongField(field: string, sentence: string): AppError {
  return new AppError("invalid", sentence, { fields: { [field]: sentence } });
}
