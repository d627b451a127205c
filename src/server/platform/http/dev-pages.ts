import type { FastifyInstance } from "fastify";
import type { PageBuild, PageSource } from "./built-pages.ts";

/** Serves the sources through Vite: a changed file is on the screen without a restart. */
export async function openDevPages(app: FastifyInstance, root: string): Promise<PageSource> {
  // Vite belongs to development; a production install does not have it.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());

  return async (request, reply) => {
    const isAnswered = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once("finish", () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve(false)));
    });
    if (isAnswered) return undefined;
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as PageBuild;
    return build.entry.module.createPageHandler(build, "development");
  };
}
