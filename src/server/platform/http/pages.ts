import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CurrentUser } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { PAGE_COOKIES, PAGE_PARAMETERS } from "#contract/page-request.ts";
import type { PageContext, PageServices } from "#contract/pages.ts";
import { LOCALES } from "#domain/locale.ts";
import { isAway } from "#server/platform/db/unreachable.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { openDevPages } from "./dev-pages.ts";
import { isApiRequest } from "./errors.ts";
import { languageOf } from "./language.ts";
import type { PageCache } from "./page-cache.ts";
import { RenderedPage } from "./rendered-page.ts";

export type PageHandler = (request: Request, page: PageContext) => Promise<Response>;

/** The part of a bundle that the server calls; the rest is the router's own business. */
export interface PageBuild {
  entry: { module: { createPageHandler(build: PageBuild, mode: "production" | "development"): PageHandler } };
}

export interface Pages {
  /** The folder of a finished build, or the project's own folder to serve its sources through Vite. */
  source: { kind: "built"; folder: string } | { kind: "dev"; root: string };
  services: PageServices;
  /** Who is signed in, for the page's context. */
  userOf(request: FastifyRequest): Promise<CurrentUser | undefined>;
  joiningEmailOf(request: FastifyRequest): string | undefined;
  /** Finished pages; none while developing, when every page may have just been changed. */
  cache?: PageCache | undefined;
}

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/** Serves the web app: its files, and for every other address the page that the router renders. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const { source, services, userOf, joiningEmailOf, cache } = pages;
  const answer =
    source.kind === "dev" ? await openDevPages(app, source.root) : await openBuilt(app, source.folder);
  const languageFiles = source.kind === "built" ? await findLanguages(source.folder) : {};

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (isApiRequest(request)) return reply.callNotFound();
    const handle = await answer(request, reply);
    if (!handle) return reply;
    // Asked for only now: while developing, scripts and pictures have just been answered above.
    if (isPartOfPage(request)) return reply.callNotFound();
    const straight = canonicalPath(request.originalUrl);
    if (straight !== undefined) return reply.redirect(straight, 301);
    // While the database is away, a page is shown as to a guest, and still not taken for one: the session goes on.
    let isUserUnknown = false;
    const user = await userOf(request).catch((error) => {
      if (!isAway(error)) throw error;
      isUserUnknown = true;
      return undefined;
    });
    const joiningEmail = joiningEmailOf(request);
    const isPrivate = Boolean(user || joiningEmail || isUserUnknown);
    const key = isPrivate ? undefined : cacheKey(request, services.countryOf(request.ip));
    let isForNow = false;
    const render = async () => {
      const nonce = randomBytes(16).toString("hex");
      const response = await handle(fetchRequest(request, reply), {
        services,
        user,
        isUserUnknown,
        joiningEmail,
        address: request.ip,
        requestId: request.id,
        languageFiles,
        nonce,
        reportError(error) {
          isForNow ||= isAway(error);
          request.log.error({ err: error }, "a page failed");
        },
      });
      // The router knows one kind of failure; proxies and crawlers should know that this one passes.
      const status = isForNow ? 503 : response.status;
      return new RenderedPage(status, response.headers, Buffer.from(await response.arrayBuffer()), nonce);
    };
    const page = await (key !== undefined && cache ? cache.find(key, render) : render());
    return page.send(request, reply, isPrivate);
  });
}

/** A picture or script that is missing is not worth rendering a page that nobody sees. */
function isPartOfPage(request: FastifyRequest): boolean {
  const purpose = request.headers["sec-fetch-dest"];
  return purpose !== undefined && !["document", "iframe", "empty"].includes(purpose);
}

/** Tells who renders this request; nothing when it is already answered. */
export type PageSource = (request: FastifyRequest, reply: FastifyReply) => Promise<PageHandler | undefined>;

async function openBuilt(app: FastifyInstance, folder: string): Promise<PageSource> {
  const bundle = join(folder, "server", "index.js");
  if (!existsSync(bundle)) throw new OperatorError(`The web app is not built: ${bundle} is missing.`);
  const build: PageBuild = await import(pathToFileURL(bundle).href);
  const handler = build.entry.module.createPageHandler(build, "production");

  // Built files carry a hash of their content in their name; the few others, such as the icon, do not.
  const client = join(folder, "client");
  const files = { preCompressed: true, index: false, decorateReply: false } as const;
  await app.register(fastifyStatic, {
    ...files,
    root: join(client, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: YEAR_MS,
  });
  await app.register(fastifyStatic, {
    ...files,
    root: client,
    prefix: "/",
    wildcard: false,
    globIgnore: ["assets/**", "**/*.br", "**/*.gz", ".vite/**"],
    maxAge: HOUR_MS,
  });
  return async () => handler;
}

/** A page announces the file of its language, which its own script would otherwise ask for too late. */
async function findLanguages(folder: string): Promise<Record<string, string>> {
  const path = join(folder, "client", ".vite", "manifest.json");
  const files: Record<string, { file: string }> = JSON.parse(await readFile(path, "utf8"));
  const named = LOCALES.map((locale) => [locale, files[`src/web/messages/${locale}.ts`]?.file]);
  return Object.fromEntries(named.flatMap(([locale, file]) => (file ? [[locale, `/${file}`]] : [])));
}

const REPLACEMENT_CHARACTER = encodeURIComponent("\ufffd");

function fetchRequest(request: FastifyRequest, reply: FastifyReply): Request {
  // No name has a null character, and no database takes one: as in HTML, another stands for it.
  const path = request.originalUrl.replaceAll("%00", REPLACEMENT_CHARACTER);
  const address = `${request.protocol}://${request.host}${path}`;
  if (!URL.canParse(address)) throw new AppError("invalid", { code: "badPageAddress" });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":")) headers.set(name, String(value));
  }
  // A page that read another cookie would be kept for visitors who do not have it.
  if (headers.has("cookie")) headers.set("cookie", pageCookies(request).join("; "));
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(address, { method: request.method, headers, signal: left.signal });
}

/** Everything that tells the pages of two visitors apart who are not signed in; nothing for a page not worth keeping. */
function cacheKey(request: FastifyRequest, country: string): string | undefined {
  const { host, originalUrl } = request;
  const query = new URLSearchParams(originalUrl.split("?", 2)[1] ?? "");
  if (!query.keys().every((name) => PAGE_PARAMETERS.has(name))) return undefined;
  return [host, originalUrl, country, languageOf(request), ...pageCookies(request)].join("\n");
}

/** The cookies that a page may depend on, in one order, each once. */
function pageCookies({ headers }: FastifyRequest): string[] {
  const given = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return PAGE_COOKIES.flatMap((name) => given.find((pair) => pair.startsWith(`${name}=`)) ?? []);
}

/** A page has one address: without a slash behind it, and never with several before it, which would name a host. */
function canonicalPath(url: string): string | undefined {
  const [path = "", query] = url.split(/(?=\?)/, 2);
  const straight = path.replace(/^[/\\]+/, "/").replace(/(?<=.)\/+$/, "");
  return straight === path ? undefined : straight + (query ?? "");
}
