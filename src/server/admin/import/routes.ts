import { PassThrough } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { type ImportLine, ImportPreview, ImportQuery } from "#contract/admin-import.ts";
import { routes } from "#contract/urls.ts";
import { AppError } from "#domain/errors.ts";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { type ImportDeps, importActions } from "./actions.ts";
import { wrongFile } from "./file-problem.ts";

const FILE_TYPES = [
  "text/plain",
  "text/csv",
  "text/calendar",
  "text/html",
  "application/ld+json",
  "application/octet-stream",
];

export const importRoutes: FastifyPluginAsyncZod<ImportDeps> = async (app, deps) => {
  const imports = importActions(deps);
  const tags = ["administration"];
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    FILE_TYPES,
    { parseAs: "buffer", bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post(
    routes.importPreview,
    {
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        tags,
        summary: "What importing a file would do",
        querystring: ImportQuery,
        response: { 200: ImportPreview, 400: FormFailure },
      },
    },
    ({ body, query }) => imports.preview(fileOf(body), query),
  );

  app.post(
    routes.importApply,
    {
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        tags,
        summary: "Imports a file: all of it or nothing, telling how far it is, one JSON object a line",
        querystring: ImportQuery,
      },
    },
    async (request, reply) => {
      const { id } = await request.requireAdmin();
      const file = fileOf(request.body);
      const lines = new PassThrough();
      const say = (line: ImportLine) => lines.write(`${JSON.stringify(line)}\n`);
      const work = imports.apply(id, file, request.query, say).then(say, (error: unknown) => {
        if (!(error instanceof AppError)) request.log.error({ err: error }, "import failed");
        const sentence = "Something went wrong on our side. Nothing was imported.";
        say({ error: error instanceof AppError ? error.message : sentence });
      });
      void work.finally(() => lines.end());
      return reply.type("application/x-ndjson; charset=utf-8").header("x-accel-buffering", "no").send(lines);
    },
  );
};

function fileOf(body: unknown): Buffer {
  if (body instanceof Buffer) return body;
  throw wrongFile("Send the file itself, as text/plain or under its own type.");
}
