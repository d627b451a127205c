import Fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Outage } from "../db/outage.ts";
import { type AdmissionOptions, registerAdmission } from "./admission.ts";
import { fail, registerErrors } from "./errors.ts";
import { registerGracefulStop } from "./graceful-stop.ts";
import { boundHeaders } from "./header-bounds.ts";
import { logging } from "./logging.ts";
import { refuseCrossSiteWrites } from "./same-site.ts";
import { registerSecurity } from "./security.ts";
import { registerSlowReaders } from "./slow-readers.ts";
import { traceRequests } from "./trace-requests.ts";
import { trackUnsent } from "./unsent-answers.ts";

const MAX_BODY_BYTES = 1 << 20;
const MAX_URL_PART = 2_000;
/** Enough for the largest import over a slow line; without a bound, a body that never ends would hold its connection. */
const REQUEST_MS = 5 * 60_000;
/** Bounds clients that send their headers a byte at a time. */
const HEADERS_MS = 20_000;

export interface HttpSettings {
  logLevel: string;
  trustProxy: string[] | false;
  publicUrl: string;
  isDevelopment: boolean;
  analyticsUrl: string | undefined;
  admission: AdmissionOptions;
  /** None where there is no database. */
  outage?: Outage;
}

/** Fastify with the limits, errors, logs and headers of every route; it has no route yet. */
export function createApp({
  logLevel,
  trustProxy,
  publicUrl,
  isDevelopment,
  analyticsUrl,
  admission,
  outage,
}: HttpSettings): FastifyInstance {
  const app = Fastify({
    ...logging(logLevel, outage),
    trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    // Long parts reach the contract, which refuses them with a sentence.
    routerOptions: { maxParamLength: MAX_URL_PART },
    // Our own start shares the thread with the plugins: its work is not their delay.
    pluginTimeout: 0,
    forceCloseConnections: "idle",
    // Requests on open connections are still answered while this process stops, with "connection: close".
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => fail(reply, 400, { code: "badAddress" }),
  }).withTypeProvider<ZodTypeProvider>();

  const enterTraces = traceRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  // The contract describes answers and types them; tests hold them to it. Checking each again would cost most of the speed.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  registerErrors(app);
  boundHeaders(app);
  const unsent = trackUnsent(app);
  registerGracefulStop(app, unsent);
  registerSlowReaders(app, unsent);
  registerSecurity(app, { publicUrl, isDevelopment, analyticsUrl });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  registerAdmission(app, admission);
  enterTraces();
  refuseCrossSiteWrites(app, publicUrl);
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, { code: "nothingHere" }));
  return app;
}
