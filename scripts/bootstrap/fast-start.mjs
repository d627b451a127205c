// Loaded before a program with a database: undoes the two things that cost a second of its start.
import { flushCompileCache, registerHooks } from "node:module";

// For every file of a package Node 26 parses the package's whole list of exports anew, and drizzle-orm's is
// 180 KB long. What its modules import from each other are modules beside them.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? "";
    const isDrizzle = parent.includes("/node_modules/drizzle-orm/") && parent.endsWith(".js");
    if (!isDrizzle || !specifier.startsWith(".")) return nextResolve(specifier, context);
    return { url: new URL(specifier, parent).href, format: "module", shortCircuit: true };
  },
});

// Compiled code is kept for the next start (NODE_COMPILE_CACHE); by itself Node writes it at a clean end only.
setTimeout(flushCompileCache, 10_000).unref();
