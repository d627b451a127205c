import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Quality 4 takes a millisecond for a page; only of large ones a higher quality saves more than it costs. */
const LARGE_BYTES = 200_000;
const brotliFor = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length > LARGE_BYTES ? 5 : 4 },
});

export type Encoding = "br" | "gzip";

/** The smallest encoding that the client can take; none for one that takes only plain text. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers["accept-encoding"] ?? "";
  return (["br", "gzip"] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? promisify(brotliCompress)(body, brotliFor(body)) : promisify(gzip)(body);
}

/** Sends a text as small as the client can take it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(body);
  return reply.header("content-encoding", encoding).send(await compress(body, encoding));
}
