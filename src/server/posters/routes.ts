import type { FastifyInstance } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { routes } from "#contract/urls.ts";
import { sendCompressed } from "#server/platform/http/compression.ts";
import { drawPoster } from "./poster.ts";
import { type PosterFacts, posterVersion } from "./poster-url.ts";

export interface PosterDeps {
  findPoster(id: number): Promise<PosterFacts | undefined>;
}

const MAX_ID = 2 ** 31 - 1;
const YEAR = "public, max-age=31536000, immutable";
// An address without the version of what it shows may soon show something else.
const FIVE_MINUTES = "public, max-age=300";

export async function posterRoutes(app: FastifyInstance, { findPoster }: PosterDeps): Promise<void> {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    routes.poster,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, number, art] = /^(\d{1,10})(-art)?\.svg$/.exec(request.params.file) ?? [];
      const id = Number(number);
      const facts = id <= MAX_ID ? await findPoster(id) : undefined;
      if (!facts) throw new AppError("not-found", { code: "noPoster" });
      const version = posterVersion(facts);
      const etag = `"${version}${art ?? ""}"`;
      reply
        .header("content-type", "image/svg+xml; charset=utf-8")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
        .header("cache-control", request.query.v === version ? YEAR : FIVE_MINUTES)
        .header("vary", "accept-encoding")
        .header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return sendCompressed(request, reply, Buffer.from(drawPoster(facts, { hasWords: art === undefined })));
    },
  );
}
