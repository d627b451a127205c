import Fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { accountRoutes } from "./accounts/routes.ts";
import { type Catalog, knownCountry } from "./catalog/actions.ts";
import type { AtlasKeeper } from "./catalog/atlas-keeper.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import type { Config } from "./config.ts";
import type { IpPlaces } from "./geo/ip-places.ts";
import { geoRoutes } from "./geo/routes.ts";
import { mapRoutes } from "./map/routes.ts";
import { AnswerCache } from "./platform/http/answer-cache.ts";
import { fail, isCall, registerErrors } from "./platform/http/errors.ts";
import { registerHealth } from "./platform/http/health.ts";
import { logging } from "./platform/http/logging.ts";
import { registerOpenApi } from "./platform/http/openapi.ts";
import { searchRoutes } from "./search/routes.ts";

const MAX_BODY_BYTES = 1 << 20;
const MAX_URL_PART = 2_000;

export interface AppDeps {
  config: Pick<Config, "site" | "trustProxy" | "defaultLocation" | "logLevel">;
  catalog: Catalog;
  keeper: AtlasKeeper;
  ipPlaces: IpPlaces;
  isDatabaseUp: () => Promise<boolean>;
}

/** The whole HTTP side of the product, feature by feature; it neither listens nor reads the environment. */
export async function buildApp({
  config,
  catalog,
  keeper,
  ipPlaces,
  isDatabaseUp,
}: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // Long parts reach the contract, which refuses them with a sentence.
    routerOptions: { maxParamLength: MAX_URL_PART },
    forceCloseConnections: "idle",
    frameworkErrors: (_error, _request, reply) => fail(reply, 400, "This address is not written correctly."),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  // The contract describes answers and types them; tests hold them to it. Checking each again would cost most of the speed.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  registerErrors(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  const answers = new AnswerCache();
  const atlas = () => keeper.current();
  await registerOpenApi(app, config.site);
  registerHealth(app, isDatabaseUp);
  await app.register(accountRoutes);
  await app.register(catalogRoutes, { catalog, answers, version: () => atlas().version });
  await app.register(geoRoutes, { ipPlaces, defaultLocation: config.defaultLocation });
  await app.register(mapRoutes, { atlas, answers, countryName: (text) => knownCountry(text).name });
  await app.register(searchRoutes, { atlas, answers });

  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) return fail(reply, 404, "There is no such call.");
    return fail(reply, 404, "There is no such page.");
  });
  return app;
}
