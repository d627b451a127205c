import { AppError } from "#domain/errors.ts";

/** The file as a whole cannot be read. */
export function wrongFile(sentence: string): AppError {
  return new AppError("invalid", sentence, { fields: { file: sentence } });
}
