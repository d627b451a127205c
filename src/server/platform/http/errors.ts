import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Failure } from "#contract/failure.ts";
import { REFUSALS } from "#contract/refusals.ts";
import { AppError, type ErrorCode } from "#domain/errors.ts";
import { isUnreachable } from "#server/platform/db/unreachable.ts";

const STATUS: Record<ErrorCode, number> = {
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

/** The only place where a failure becomes an answer: one clear sentence, and no word of an unknown failure. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { status, sentence, fields } = failureOf(error, request);
    if (error instanceof AppError && error.retryAfterSeconds !== undefined)
      reply.header("retry-after", error.retryAfterSeconds);
    return fields ? reply.code(status).send({ error: sentence, fields }) : fail(reply, status, sentence);
  });
}

/** What to say of a failure; one of ours is logged. */
export function failureOf(error: FastifyError | AppError, request: FastifyRequest): Description {
  const failure = describe(error);
  if (failure.status >= 500) request.log.error({ err: error }, "request failed");
  return failure;
}

/** Whether a program asks. Of all addresses under /auth only the one in the mail of a forgotten password is a page. */
export function isCall({ url }: Pick<FastifyRequest, "url">): boolean {
  return /^\/(api|auth)(\/|$)/.test(url) && !/^\/auth\/reset-password\/id(=|%3D)/i.test(url);
}

export function fail(reply: FastifyReply, status: number, sentence: string) {
  return reply.code(status).send({ error: sentence } satisfies Failure);
}

interface Description {
  status: number;
  sentence: string;
  fields?: Record<string, string> | undefined;
}

function describe(error: FastifyError | AppError): Description {
  if (error instanceof AppError)
    return { status: STATUS[error.code], sentence: error.message, fields: error.fields };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(sentenceOf);
    const sentence = problems[0]?.sentence ?? "This request is not valid.";
    // Only a form has fields; an address is wrong as a whole.
    if (error.validationContext !== "body") return { status: 400, sentence };
    const named = problems.flatMap(({ field, remark }) => (field ? [[field, remark] as const] : []));
    // The first problem of a field is the one to tell.
    return { status: 400, sentence, fields: Object.fromEntries(named.reverse()) };
  }
  if (isUnreachable(error)) return { status: 503, sentence: REFUSALS.unreachable };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return { status, sentence: CLIENT_ERRORS[error.code] ?? "This request cannot be understood." };
  return { status: 500, sentence: REFUSALS.failed };
}

const CLIENT_ERRORS: Record<string, string> = {
  FST_ERR_BAD_URL: "This address is not written correctly.",
  FST_ERR_CTP_BODY_TOO_LARGE: "This request is too large.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This kind of content is not accepted here.",
};

function sentenceOf({ instancePath, message = "is not valid" }: { instancePath: string; message?: string }) {
  const field = instancePath.split("/").filter((part) => part && !/^\d+$/.test(part))[0];
  // Messages of the contract start with "must" and continue the field's name, or name the field themselves.
  const remark = `${upperFirst(message)}.`;
  return { field, remark, sentence: message.startsWith("must") && field ? `${field} ${message}.` : remark };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
