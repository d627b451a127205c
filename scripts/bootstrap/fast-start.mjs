// Loaded before a program with a database: undoes the two things that cost a second of its start.
import { flushCompileCache, registerHooks } from "node:module";
import { whenQuiet } from "./when-quiet.mjs";

const SOURCES = new URL("../../src/", import.meta.url).href;
/** The same modules in a few files: scripts/bundle-server.ts. */
const PROGRAM = new URL("../../build/program/", import.meta.url).href;
const packages = new Map();

// For every import Node 26 parses the whole package.json on either side anew, and drizzle-orm's is 180 KB long.
// Our sources name the very file, and a package is the same for all of them; what the modules of these two packages
// import from each other are modules beside them.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? "";
    const isOurs = parent.startsWith(SOURCES) || parent.startsWith(PROGRAM);
    if (isOurs && /^[.#].*\.ts$/.test(specifier))
      return found(sourceUrl(specifier, parent), "module-typescript");
    if (/^\..*\.js$/.test(specifier) && /\/node_modules\/(drizzle-orm|zod)\/.*\.js$/.test(parent))
      return found(new URL(specifier, parent), "module");
    if (!isOurs || /^[.#]/.test(specifier)) return nextResolve(specifier, context);

    const key = `${specifier} ${context.conditions}`;
    const known = packages.get(key) ?? nextResolve(specifier, context);
    packages.set(key, known);
    return { ...known, shortCircuit: true };
  },
});

function sourceUrl(specifier, parent) {
  return specifier.startsWith("#") ? new URL(specifier.slice(1), SOURCES) : new URL(specifier, parent);
}

function found(url, format) {
  return { url: url.href, format, shortCircuit: true };
}

// Compiled code is kept for the next start (NODE_COMPILE_CACHE); by itself Node writes it at a clean end only. It blocks the thread
// for a tenth of a second.
whenQuiet(10_000, flushCompileCache);
