import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  askedLocale,
  chooseLocale,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Locale,
  languageCookie,
} from "#domain/locale.ts";

/** The language that this visitor's pages are in. */
export function languageOf({ headers }: Pick<FastifyRequest, "headers">): Locale {
  return chooseLocale(headers["accept-language"] ?? null, headers.cookie ?? null);
}

/** `?lang=de` asks for a language as if it had been chosen before: pages, calls, feeds and caches find it where they look for every visitor's wish. */
export function followAskedLanguage(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const asked = askedLanguageOf(request);
    if (asked) {
      const isNews = languageOf(request) !== asked;
      const others = (request.headers.cookie ?? "").split(";").filter((pair) => !isChoice(pair));
      request.headers.cookie = [`${LANGUAGE_COOKIE}=${asked}`, ...others].join("; ");
      // The pages that it leads to keep the language, without script as well.
      if (isNews && request.headers["sec-fetch-dest"] === "document")
        reply.header("set-cookie", languageCookie(asked, request.protocol === "https"));
    }
    done();
  });
}

const isChoice = (pair: string) => pair.trim().startsWith(`${LANGUAGE_COOKIE}=`);

function askedLanguageOf({ originalUrl }: FastifyRequest): Locale | undefined {
  const [, search = ""] = originalUrl.split("?", 2);
  return search.includes(`${LANGUAGE_PARAMETER}=`) ? askedLocale(search) : undefined;
}
