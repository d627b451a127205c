import type { FastifyInstance } from "fastify";
import { asksForLocale, type Locale } from "#domain/locale.ts";

/**
 * A browser that asks for none of our languages is taken to ask for the instance's first one, last of all: pages, calls and
 * caches then find it where they look for every visitor's wish.
 */
export function preferFirstLanguage(app: FastifyInstance, firstLanguage: () => Locale | null): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const first = firstLanguage();
    const asked = request.headers["accept-language"];
    if (first && !asksForLocale(asked ?? null))
      request.headers["accept-language"] = asked ? `${asked}, ${first};q=0.001` : first;
    done();
  });
}
