import { ERROR_MESSAGES, type ParamsIn, type Problem } from "./error-messages.ts";
import type { INPUT_MESSAGES } from "./error-messages-input.ts";

type Inputs = typeof INPUT_MESSAGES;
type Given<Code extends keyof Inputs> = Record<Exclude<ParamsIn<Inputs[Code]>, "field">, string | number>;

/**
 * The message of a schema, which carries a problem as JSON: schemas have no other place for a code. The field's name comes
 * from the path of the value unless it is given.
 */
export function invalid<Code extends keyof Inputs>(
  code: Code,
  ...[params]: keyof Given<Code> extends never
    ? [params?: { field?: string }]
    : [params: Given<Code> & { field?: string }]
): string {
  return JSON.stringify({ code, params });
}

/** The problem that a schema's message carries; a schema's own message is quoted. */
export function problemOf(message: string, pathField = ""): Problem {
  if (!message.startsWith('{"code":')) return { code: "badValue", params: { reason: message } };
  const { code, params } = JSON.parse(message) as { code: keyof Inputs; params?: Record<string, string> };
  const named = ERROR_MESSAGES[code].includes("{field}") ? { field: pathField, ...params } : params;
  return { code, params: named } as Problem;
}
