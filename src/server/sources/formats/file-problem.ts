import { type AppError, wrongField } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";

/** The file as a whole cannot be read. */
export function wrongFile(problem: Problem): AppError {
  return wrongField("file", problem);
}
