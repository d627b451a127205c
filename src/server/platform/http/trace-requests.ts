import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type OpenSpan, spanBeginner } from "../tracing/tracing.ts";

/**
 * Each request is a span by its route's pattern. The trace begins here: a visitor could otherwise choose what is
 * recorded, by the header that says so. Returns a function that lets what follows be part of the span: to be called
 * after the hooks that make requests wait for their turn, and go on in whatever gives it to them.
 */
export function traceRequests(app: FastifyInstance): () => void {
  const begin = spanBeginner();
  if (!begin) return () => {};
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const span = open.get(request);
    if (span) span.within(done);
    else done();
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "none";
    const span = begin({
      kind: "server",
      name: `${method} ${route}`,
      attributes: { "http.request.method": method, "http.route": route },
    });
    open.set(request, span);
    done();
  });
  app.addHook("onResponse", (request, { statusCode }, done) => {
    const span = open.get(request);
    span?.set({ "http.response.status_code": statusCode });
    span?.end(statusCode >= 500 ? { type: String(statusCode) } : undefined);
    done();
  });
  return () => {
    app.addHook("onRequest", enter);
    // The body came meanwhile, in pieces of the connection.
    app.addHook("preValidation", enter);
  };
}
