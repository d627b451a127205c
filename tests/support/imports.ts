import { dirname, join, normalize } from "node:path";

const MODULE = /\b(?:from|import)\s*(?:\(\s*)?(["'`])([#.][^"'`]+)\1/g;
const GLOB = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|(["'`])[^"'`]+\2)/g;

/**
 * The files of ours that a source names, from the repository's root: import, export-from, import() and import.meta.glob,
 * whose patterns stay patterns.
 */
export function importsOf(file: string, text: string): string[] {
  const modules = [...text.matchAll(MODULE)].map(([, , target]) => target!);
  const patterns = [...text.matchAll(GLOB)].flatMap(([, list]) =>
    [...list!.matchAll(/["'`]([^"'`!]+)["'`]/g)].map(([, pattern]) => pattern!),
  );
  return [...modules, ...patterns].map((target) => {
    if (target.startsWith("#")) return `src/${target.slice(1)}`;
    if (target.startsWith("/")) return target.slice(1);
    return normalize(join(dirname(file), target));
  });
}

/** The same without what is gone before anything runs. */
export function runtimeImportsOf(file: string, text: string): string[] {
  return importsOf(file, text.replace(/^(?:import|export) type [^;]*;/gm, ""));
}

/** Groups of files that import each other, directly or by way of others. */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachable(file)]));
  const circles = new Map<string, string[]>();
  for (const [file, targets] of reached) {
    if (!targets.has(file)) continue;
    const circle = [...targets].filter((target) => reached.get(target)?.has(file)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];

  function reachable(start: string): Set<string> {
    const seen = new Set<string>();
    const open = [start];
    for (let file = open.pop(); file !== undefined; file = open.pop())
      for (const target of imports.get(file) ?? [])
        if (!seen.has(target)) {
          seen.add(target);
          open.push(target);
        }
    return seen;
  }
}
