import type { FastifyInstance } from "fastify";
import { routes } from "#contract/urls.ts";
import { BEAT_MS } from "#domain/health.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { schedule } from "#server/platform/jobs/schedule.ts";
import type { HealthDeps } from "./actions.ts";
import { AnswerTally } from "./answer-tally.ts";
import { createBeat } from "./beat.ts";
import { healthRoutes } from "./routes.ts";
import { ownVersion } from "./version.ts";

interface RegisterDeps extends HealthDeps {
  database: Database;
  tally: AnswerTally;
  workers: number;
  dataDir: string;
}

/** Questions of those who watch are not the visitors'. */
const PROBES: readonly string[] = [routes.health, routes.readiness, routes.metrics];

/** Counts the answers of all routes that are added from now on. */
export function tallyAnswers(app: FastifyInstance): AnswerTally {
  const tally = new AnswerTally();
  app.addHook("onResponse", (request, reply, done) => {
    if (!PROBES.includes(request.routeOptions.url ?? "")) tally.add(reply.statusCode, reply.elapsedTime);
    done();
  });
  return tally;
}

/** The page's calls; once the server listens, this process tells how it is, until it closes. */
export async function registerHealthPage(app: FastifyInstance, deps: RegisterDeps): Promise<void> {
  const version = await ownVersion();
  const { beat, leave } = createBeat({ ...deps, version });
  let jobs: ReturnType<typeof schedule> | undefined;
  app.addHook("onListen", async () => {
    const job = { name: "tell how this process is", everyMs: BEAT_MS, isDueAtOnce: true, run: beat };
    jobs = schedule([job], (name, error) => app.log.error({ err: error }, `job failed: ${name}`));
  });
  app.addHook("onClose", async () => {
    if (!jobs) return;
    await jobs.stop();
    // Without the database it is missed for an hour.
    await leave().catch(() => {});
  });
  await app.register(healthRoutes, { ...deps, version });
}
