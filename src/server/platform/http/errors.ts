import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { FormFailure } from "#contract/admin.ts";
import { AppError, type ErrorKind } from "#contract/app-error.ts";
import { type Problem, remarkOf, sentenceOf } from "#contract/error-messages.ts";
import { upperFirst } from "#contract/fill-in.ts";
import { problemOf } from "#contract/invalid.ts";
import { isDiskFull, isUnreachable } from "#server/platform/db/unreachable.ts";

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  gone: 410,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

/** After an answer that says that it is only for now. */
const RETRY_AFTER_S = 5;

/** The only place where a failure becomes an answer: its sentence and code, and no word of an unknown failure. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { status, ...failure } = failureOf(error, request);
    const retryAfter = error instanceof AppError ? error.retryAfterSeconds : undefined;
    if (retryAfter !== undefined || status === 503) reply.header("retry-after", retryAfter ?? RETRY_AFTER_S);
    return reply.code(status).send(answerOf(failure));
  });
}

/** What a failure means to the visitor; a fault of the server is logged. */
export function failureOf(error: FastifyError | AppError, request: FastifyRequest): Described {
  const failure = describe(error);
  if (failure.status >= 500) request.log.error({ err: error }, "request failed");
  return failure;
}

/** A request of the API. Of all addresses under /auth only the one in the mail of a forgotten password is a page. */
export function isApiRequest({ url }: Pick<FastifyRequest, "url">): boolean {
  return /^\/(api|auth)(\/|$)/.test(url) && !/^\/auth\/reset-password\/id(=|%3D)/i.test(url);
}

export function fail(reply: FastifyReply, status: number, problem: Problem) {
  return reply.code(status).send(answerOf({ problem }));
}

/** What is sent of a failure. */
export function answerOf({ problem, sentence = sentenceOf(problem), fields }: Refusal): FormFailure {
  const named = Object.entries(fields ?? {});
  return {
    error: sentence,
    ...problem,
    ...(fields && {
      fields: Object.fromEntries(named.map(([field, each]) => [field, remarkOf(each, field)])),
      fieldErrors: fields,
    }),
  };
}

interface Refusal {
  problem: Problem;
  /** Where it is not the problem's own. */
  sentence?: string | undefined;
  fields?: Record<string, Problem> | undefined;
}

interface Described extends Refusal {
  status: number;
}

function describe(error: FastifyError | AppError): Described {
  if (error instanceof AppError)
    return { status: STATUS[error.kind], problem: error.problem, fields: error.fields };
  if (hasZodFastifySchemaValidationErrors(error)) return describeInput(error);
  if (isUnreachable(error)) return { status: 503, problem: { code: "unreachable" } };
  if (isDiskFull(error)) return { status: 503, problem: { code: "diskFull" } };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return { status, problem: CLIENT_ERRORS[error.code] ?? { code: "notUnderstood" } };
  return { status: 500, problem: { code: "failed" } };
}

const CLIENT_ERRORS: Record<string, Problem> = {
  FST_ERR_BAD_URL: { code: "badAddress" },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "requestTooLarge" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "badContentType" },
};

type InputError = Pick<FastifyError, "validation" | "validationContext">;

function describeInput({ validation = [], validationContext }: InputError): Described {
  const problems = validation.map(({ instancePath, keyword, params, message = "" }) => {
    const field = instancePath.split("/").find((part) => part && !/^\d+$/.test(part));
    return { field, problem: problemOf(message, field, { ...params, code: keyword }) };
  });
  const first = problems[0]?.problem ?? { code: "badRequest" };
  const sentence = sentenceOf(first).trim();
  const isNamedByPath = problems[0]?.field !== undefined && sentence.startsWith(`${problems[0].field} `);
  const described = {
    status: 400,
    problem: first,
    sentence: isNamedByPath ? sentence : upperFirst(sentence),
  };
  // Only a form has fields; an address is wrong as a whole.
  if (validationContext !== "body") return described;
  // The first problem of a field is reported.
  const named = problems.flatMap(({ field, problem }) => (field ? [[field, problem] as const] : []));
  return { ...described, fields: Object.fromEntries(named.reverse()) };
}
