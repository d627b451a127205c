import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Failure } from "#contract/failure.ts";
import { AppError, type ErrorCode } from "#domain/errors.ts";

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
    const { status, sentence } = describe(error);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return fail(reply, status, sentence);
  });
}

export function isCall(request: FastifyRequest): boolean {
  return /^\/(api|auth)(\/|$)/.test(request.url);
}

export function fail(reply: FastifyReply, status: number, sentence: string) {
  return reply.code(status).send({ error: sentence } satisfies Failure);
}

function describe(error: FastifyError | AppError): { status: number; sentence: string } {
  if (error instanceof AppError) return { status: STATUS[error.code], sentence: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, sentence: firstProblem(error) };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return { status, sentence: CLIENT_ERRORS[error.code] ?? "This request cannot be understood." };
  return { status: 500, sentence: "Something went wrong on our side. Please try again." };
}

const CLIENT_ERRORS: Record<string, string> = {
  FST_ERR_BAD_URL: "This address is not written correctly.",
  FST_ERR_CTP_BODY_TOO_LARGE: "This request is too large.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This kind of content is not accepted here.",
};

function firstProblem(error: { validation: readonly { instancePath: string; message?: string }[] }): string {
  const [problem] = error.validation;
  const field = problem?.instancePath.split("/").filter((part) => part && !/^\d+$/.test(part))[0];
  const message = problem?.message ?? "is not valid";
  // Messages of the contract start with "must" and continue the field's name, or name the field themselves.
  return message.startsWith("must") && field ? `${field} ${message}.` : `${upperFirst(message)}.`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
