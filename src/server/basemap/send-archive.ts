import type { FastifyReply, FastifyRequest } from "fastify";
import type { Archive } from "./archive.ts";
import { parseByteRange } from "./byte-range.ts";

/** The address changes with the content, so parts may be cached for ever. */
const FOREVER = "public, max-age=31536000, immutable";

/** Answers GET and HEAD with an archive or the part of it that is asked for. */
export function sendArchive(request: FastifyRequest, reply: FastifyReply, archive: Archive): FastifyReply {
  const etag = `"${archive.hash}"`;
  const { "if-none-match": known, "if-range": condition, range: wanted } = request.headers;
  reply.headers({ etag, "cache-control": FOREVER, "accept-ranges": "bytes" });
  if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)) return reply.code(304).send();

  const isCurrent = condition === undefined || condition === etag;
  const range = isCurrent ? parseByteRange(wanted, archive.size) : undefined;
  if (range === "unsatisfiable") {
    return reply
      .code(416)
      .headers({ "content-range": `bytes */${archive.size}`, "cache-control": "no-store" })
      .send();
  }
  const { start, end } = range ?? { start: 0, end: archive.size - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${archive.size}`);
  reply.headers({ "content-type": "application/vnd.pmtiles", "content-length": end - start + 1 });
  return request.method === "HEAD" ? reply.send() : reply.send(archive.stream(start, end));
}
