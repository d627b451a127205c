import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageAnswer, PageContext } from "#contract/pages.ts";
import { LOCALES } from "#domain/locale.ts";
import { OperatorError } from "#server/platform/operator-error.ts";

type PageHandler = (request: Request, page: PageContext) => Promise<PageAnswer>;

/** The part of a bundle that the server calls; the rest is the router's own. */
export interface PageBuild {
  entry: { module: { createPageHandler(build: PageBuild, mode: "production" | "development"): PageHandler } };
}

/** Finds the handler that renders this request; undefined when the request is already answered. */
export type PageSource = (request: FastifyRequest, reply: FastifyReply) => Promise<PageHandler | undefined>;

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/** Serves the files of a finished build and renders pages with its bundle. */
export async function openBuiltPages(app: FastifyInstance, folder: string): Promise<PageSource> {
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

/** The messages of every page, and those that only pages with a map need. */
const PARTS = ["every-page", "map"];

/** The map's own code, which its page loads when it has been taken over by React. */
const MAP_CODE = ["src/web/map/engine/map-engine.ts", "src/web/map/engine/map-library.ts"];
/** What the router announces for the map's page itself. */
const MAP_PAGE = ["src/web/entry.client.tsx", "src/web/root.tsx", "src/web/explore/map-page.tsx"];

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** Files that pages announce, which their own scripts would otherwise ask for too late. */
export interface AnnouncedFiles {
  languageFiles: Record<string, string>;
  mapFiles: string[];
}

export async function findAnnouncedFiles(folder: string): Promise<AnnouncedFiles> {
  const path = join(folder, "client", ".vite", "manifest.json");
  const files: Record<string, BuiltFile> = JSON.parse(await readFile(path, "utf8"));
  const names = LOCALES.flatMap((locale) => PARTS.map((part) => `${locale}/${part}`));
  const named = names.map((name) => [name, files[`src/messages/compiled/${name}.js`]?.file]);
  return {
    languageFiles: Object.fromEntries(named.flatMap(([name, file]) => (file ? [[name, `/${file}`]] : []))),
    mapFiles: mapFilesOf(files).map((file) => `/${file}`),
  };
}

/** What the map's code needs beside its page: announced with less urgency, the page's own files would wait for these. */
function mapFilesOf(files: Record<string, BuiltFile>): string[] {
  // The router's keys of routes end with a mark of its own.
  const isOfPage = (key: string) => MAP_PAGE.some((file) => key.startsWith(file));
  const own = withImports(Object.keys(files).filter(isOfPage), files);
  return [...withImports(MAP_CODE, files)].filter((file) => !own.has(file));
}

function withImports(keys: readonly string[], files: Record<string, BuiltFile>): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const built = files[key];
    if (!built || found.has(built.file)) return;
    found.add(built.file);
    built.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}
