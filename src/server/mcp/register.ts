import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { mcpRoutes } from "./routes.ts";
import { mcpTools, type ToolDeps } from "./tools.ts";

interface McpFeature extends Omit<ToolDeps, "publicUrl"> {
  site: Site;
  limiter: RateLimiter;
}

/** The catalogue for assistants: the tools of /mcp, and /llms.txt, which says where everything is. */
export async function registerMcp(
  app: FastifyInstance,
  { site, limiter, ...deps }: McpFeature,
): Promise<void> {
  const tools = mcpTools({ ...deps, publicUrl: site.publicUrl });
  await app.register(mcpRoutes, { tools, site, limiter });
}
