import type { FastifyInstance } from "fastify";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";

const FILE_TYPES = [
  "text/plain",
  "text/csv",
  "text/calendar",
  "text/html",
  "application/ld+json",
  "application/octet-stream",
];

/** Takes files as the bodies of requests, unread. */
export function acceptFiles(
  app: Pick<FastifyInstance, "removeContentTypeParser" | "addContentTypeParser">,
): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    FILE_TYPES,
    { parseAs: "buffer", bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  );
}
