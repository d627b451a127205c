import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { UploadedPicture } from "#contract/submission-calls.ts";
import { routes } from "#contract/urls.ts";
import { MAX_PICTURE_BYTES } from "#domain/event-limits.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { countOrRefuse, limitsOf } from "#server/platform/http/rate-limit.ts";
import type { Uploads } from "./actions.ts";

const HOUR_MS = 3_600_000;

interface UploadDeps {
  uploads: Uploads;
  limiter: RateLimiter;
}

export const uploadRoutes: FastifyPluginAsyncZod<UploadDeps> = async (app, { uploads, limiter }) => {
  app.addContentTypeParser(
    ["application/octet-stream", "image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
    { parseAs: "buffer", bodyLimit: MAX_PICTURE_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post(
    routes.submissionPicture,
    {
      schema: {
        tags: ["submissions"],
        summary: "Takes a picture of an event as the body, and answers with its address for `image`",
        response: { 201: UploadedPicture, 400: FormFailure },
      },
    },
    async (request, reply) => {
      await countOrRefuse(
        limiter,
        limitsOf(request.ip, { what: "picture", max: 20, windowMs: HOUR_MS }),
        reply,
      );
      if (!Buffer.isBuffer(request.body)) throw wrongField("image", { code: "notPicture" });
      const image = await uploads.add(request.body);
      return reply.code(201).send({ image });
    },
  );

  app.get<{ Params: { file: string } }>(
    routes.uploadedPicture,
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await uploads.read(request.params.file);
      if (!picture) throw new AppError("not-found", { code: "noPicture" });
      return reply
        .header("content-type", "image/webp")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(picture);
    },
  );
};
