import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { ImportPreview, ImportQuery, type ImportStep } from "#contract/admin-import.ts";
import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import { routes } from "#contract/urls.ts";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { answerOf } from "#server/platform/http/errors.ts";
import { sendLines, sendWhenDone } from "#server/platform/http/long-answer.ts";
import { wrongFile } from "#server/sources/formats/file-problem.ts";
import { acceptFiles } from "../accept-files.ts";
import { type ImportDeps, importActions } from "./actions.ts";

/** Calls for one file; a source of files is the same thing with a name that lasts. */
export const importRoutes: FastifyPluginAsyncZod<ImportDeps> = async (app, deps) => {
  const imports = importActions(deps);
  const tags = ["administration"];
  acceptFiles(app);

  /** What is told of a failure when the status has been sent already. */
  const failureOf = (request: FastifyRequest, unknown: Problem) => (error: unknown) => {
    if (error instanceof AppError) return answerOf(error);
    request.log.error({ err: error }, "import failed");
    return answerOf({ problem: unknown });
  };

  app.post(
    routes.importPreview,
    {
      bodyLimit: MAX_IMPORT_BYTES,
      config: { permission: ["import", "event"] },
      schema: {
        tags,
        summary: "What importing a file would do",
        description:
          "Asked for application/x-ndjson, it tells how far it is, one JSON object a line, the last of them the preview or an error. " +
          "Otherwise an answer that takes longer than ten seconds has the status 200 and begins with blank lines; it may then be an error.",
        querystring: ImportQuery,
        response: { 200: ImportPreview, 400: FormFailure },
      },
    },
    async (request, reply) => {
      const file = fileOf(request.body);
      const left = new AbortController();
      reply.raw.once("close", () => left.abort());
      const failed = failureOf(request, { code: "failed" });
      const preview = (onStep: (step: ImportStep) => void) =>
        imports.preview(file, request.query, { onStep, signal: left.signal }).catch((error: unknown) => {
          if (!left.signal.aborted) throw error;
          // The connection is closed: this answer is not sent.
          return {};
        });
      return request.headers.accept?.includes("application/x-ndjson")
        ? sendLines(reply, preview, failed)
        : sendWhenDone(
            reply,
            preview(() => {}),
            failed,
          );
    },
  );

  app.post(
    routes.importApply,
    {
      bodyLimit: MAX_IMPORT_BYTES,
      config: { permission: ["import", "event"] },
      schema: {
        tags,
        summary: "Imports a file as a run of its source and reports progress, one JSON object per line",
        description:
          "Where rows are wrong, nothing is imported unless they are to be skipped. It is written in pieces: one that is interrupted " +
          "goes on automatically, and a file that is sent again duplicates nothing.",
        querystring: ImportQuery,
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      const file = fileOf(request.body);
      return sendLines(
        reply,
        (onStep: (step: ImportStep) => void) => imports.apply(id, file, request.query, { onStep }),
        failureOf(request, { code: "importFailed" }),
      );
    },
  );
};

function fileOf(body: unknown): Buffer {
  if (body instanceof Buffer) return body;
  throw wrongFile({ code: "fileNotSent" });
}
