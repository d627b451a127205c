import type { ErrorCode } from "./error-messages.ts";

/** Refusals in another language than English, which is the language of the codes' own table. */
export interface ErrorTranslation {
  messages: Readonly<Record<ErrorCode, string>>;
  /** What forms call the fields that the API names. */
  fieldNames: Readonly<Record<string, string>>;
}
