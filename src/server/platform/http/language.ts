import type { FastifyRequest } from "fastify";
import { chooseLocale, type Locale } from "#domain/locale.ts";

/** The language that this visitor's pages are in. */
export function languageOf({ headers }: Pick<FastifyRequest, "headers">): Locale {
  return chooseLocale(headers["accept-language"] ?? null, headers.cookie ?? null);
}
