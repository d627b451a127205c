import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { countOrRefuse } from "#server/platform/http/rate-limit.ts";
import { decisionActions } from "./decide.ts";
import type { Owners } from "./owners.ts";
import { queueActions } from "./queue.ts";
import { queueRoutes } from "./queue-routes.ts";
import { submissionLimits, submissionRoutes } from "./routes.ts";
import { type SubmissionActions, submissionActions } from "./submit.ts";
import { venueQueue } from "./venue-queue.ts";
import { venueQueueRoutes } from "./venue-queue-routes.ts";

interface ModerationFeature {
  database: Database;
  limiter: RateLimiter;
  site: Pick<Site, "name">;
  publicUrl: string;
  owners: Owners;
  now: () => number;
}

export async function registerModeration(
  app: FastifyInstance,
  { database, limiter, site, publicUrl, owners, now }: ModerationFeature,
): Promise<{ submissions: SubmissionActions & { count(ip: string): Promise<void> } }> {
  const submissions = submissionActions({ database, owners, now });
  await app.register(submissionRoutes, { submissions, limiter, site, publicUrl });
  const decisions = decisionActions({ database, owners, now });
  await app.register(venueQueueRoutes, { queue: venueQueue({ database, owners, decisions }) });
  await app.register(queueRoutes, { queue: queueActions({ database, now }), decisions });
  return { submissions: { ...submissions, count: (ip) => countOrRefuse(limiter, submissionLimits(ip)) } };
}
