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

/** Fields of a Zod issue, besides its message. */
export interface SchemaIssue {
  code?: string | undefined;
  expected?: unknown;
  values?: unknown;
  keys?: unknown;
  maximum?: unknown;
  minimum?: unknown;
  origin?: unknown;
}

/** The problem that a schema's message carries; where it carries none, the library's words become ours. */
export function problemOf(message: string, pathField = "", issue: SchemaIssue = {}): Problem {
  if (!message.startsWith('{"code":')) return ownProblem(issue, pathField);
  const { code, params } = JSON.parse(message) as { code: keyof Inputs; params?: Record<string, string> };
  const named = ERROR_MESSAGES[code].includes("{field}") ? { field: pathField, ...params } : params;
  return { code, params: named } as Problem;
}

const TYPES: Record<string, "notText" | "notNumber" | "notWholeNumber" | "notTrueOrFalse"> = {
  string: "notText",
  number: "notNumber",
  int: "notWholeNumber",
  boolean: "notTrueOrFalse",
};

function ownProblem(
  { code, expected, values, keys, maximum, minimum, origin }: SchemaIssue,
  field: string,
): Problem {
  const type = code === "invalid_type" ? TYPES[String(expected)] : undefined;
  if (type) return { code: type, params: { field } };
  if (code === "invalid_value" && Array.isArray(values))
    return { code: "notOneOf", params: { field, options: values.join(", ") } };
  if (code === "unrecognized_keys" && Array.isArray(keys))
    return { code: "unknownField", params: { field: String(keys[0]) } };
  if (code === "too_big" && maximum !== undefined)
    return origin === "string"
      ? { code: "tooLong", params: { field, max: Number(maximum) } }
      : { code: "tooBig", params: { field, max: Number(maximum) } };
  if (code === "too_small" && minimum !== undefined)
    return origin === "string"
      ? { code: "empty", params: { field } }
      : { code: "tooSmall", params: { field, min: Number(minimum) } };
  return { code: "notValid", params: { field: field || "value" } };
}
