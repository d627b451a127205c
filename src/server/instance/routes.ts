import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import { AppError } from "#contract/app-error.ts";
import { InstanceAnswer, PutInstance } from "#contract/instance.ts";
import { routes } from "#contract/urls.ts";
import type { Instance } from "./instance.ts";
import type { InstanceLook } from "./look.ts";

interface InstanceDeps {
  instance: Instance;
  look: InstanceLook;
  now: () => number;
}

export const instanceRoutes: FastifyPluginAsyncZod<InstanceDeps> = async (app, { instance, look, now }) => {
  await app.register(adminRoutes, { instance, now });

  app.get(routes.instanceTheme, { schema: { hide: true } }, async (request, reply) => {
    const theme = look.theme();
    if (!theme) throw new AppError("not-found", { code: "nothingHere" });
    const { v } = request.query as { v?: string };
    const age = v === theme.version ? "max-age=31536000, immutable" : "no-cache";
    return reply
      .header("content-type", "text/css; charset=utf-8")
      .header("cache-control", `public, ${age}`)
      .send(theme.css);
  });
};

const adminRoutes: FastifyPluginAsyncZod<Omit<InstanceDeps, "look">> = async (app, { instance, now }) => {
  const tags = ["instance"];

  // Before the body is read: others do not learn that this exists.
  app.addHook("onRequest", async (request, reply) => {
    await request.requireAdmin();
    reply.header("cache-control", "no-store");
  });

  app.get(
    routes.instance,
    {
      schema: {
        tags,
        summary: "The name, look, place, languages and texts of this instance",
        response: { 200: InstanceAnswer },
      },
    },
    async () => instance.answer(),
  );

  app.put(
    routes.instance,
    {
      schema: {
        tags,
        summary: "Sets the name, look, place, languages and texts of this instance, as a whole",
        description: "What is left out or empty is as the product, or its environment, has it.",
        body: PutInstance,
        response: { 200: InstanceAnswer, 400: FormFailure, 409: FormFailure },
      },
    },
    async (request) => {
      const { id } = await request.requireAdmin();
      return instance.put(id, request.body, new Date(now()));
    },
  );
};
