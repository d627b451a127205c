import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, transformWithOxc } from "vite";

const PACKAGES = join(import.meta.dirname, "../../node_modules");
const SOURCES = join(PACKAGES, "maplibre-gl/src");
const GEOJSON = join(PACKAGES, "@maplibre/geojson-vt/src/index.ts");
const REFERENCE = join(PACKAGES, "@maplibre/maplibre-gl-style-spec/dist/reference/v8.mjs");
const MARKER = join(SOURCES, "ui/marker.ts");
const STYLE = join(SOURCES, "style/style.ts");
const WORKER_URL = "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
const WORKER_URL_MODULE = "\0map-worker-url";
/** Archives of tiles are unzipped by the browser; every one that runs our scripts can. */
const UNZIP_MODULE = "\0unzip";

/** What our maps never show or do: every export of these files becomes a function that does nothing. */
export const UNUSED = [
  "geo/projection/(globe_(?!utils)|vertical_)\\w+",
  "source/(raster_tile|raster_dem_tile|raster_dem_tile_worker|image|video|canvas)_source",
  "source/vector_tile_mlt",
  "style/style_layer/(heatmap|hillshade|color_relief|fill_extrusion|raster)_style_layer",
  "webgl/draw/draw_(heatmap|hillshade|color_relief|fill_extrusion|raster|debug|collision_debug|terrain|sky)",
  "webgl/program/(heatmap|hillshade|color_relief|fill_extrusion|raster|debug|collision|sky|atmosphere)_program",
  "webgl/render_to_texture",
  "render/terrain(_coverage)?",
  "tile/tile_manager_raster(_dem)?",
  "ui/control/(attribution|logo)_control",
  "ui/hash",
];
const UNUSED_FILES = new RegExp(
  `/(maplibre-gl/src/(${UNUSED.join("|")})|geojson-vt/src/cluster-tile-index)\\.ts$`,
);
/** What is left of the reference of styles, by which the library finds the defaults of each property. */
const DEFAULTS = /^((layout|paint)_(background|circle|fill|line|symbol)|light|projection|sky|transition)$/;
/** Expressions that our style has none of. */
export const UNUSED_EXPRESSIONS = ["distance"];
const UNUSED_SPEC_FILES = new RegExp(
  `/maplibre-gl-style-spec/dist/(diff|expression/definitions/(${UNUSED_EXPRESSIONS.join("|")}))\\.mjs$`,
);
const UNUSED_SHADERS =
  /\/glsl\/(_projection_globe|atmosphere|collision_\w+|color_relief|debug|\w+_pattern|fill_extrusion\w*|heatmap\w*|hillshade\w*|line_gradient\w*|raster|sky|terrain\w*)\.(vertex|fragment)\.glsl\.g\.ts$/;
const EXPORT = /^export (?:abstract |async )?(?:class|function|const|let) (\w+)/gm;
const EXPORT_LIST = /^export \{([\w\s,]+)\}/gm;

/** Style objects are checked by our tests instead of in every visitor's browser. */
const UNCHECKED = `
export const validateStyle = () => [];
export const SPEC_SOURCE_TYPES = new Set();
export const validateStyleAndEmit = () => false;
export const emitValidationErrors = () => false;
export const validateAndEmit = () => false;
`;

/**
 * Bundles the map library from its sources: page and worker then share one file instead of bringing the same code twice,
 * and what our maps never use stays out. Only where a bundle is made; `docs/decisions/046-what-the-map-loads-first.md`.
 */
export function leanMapLibrary(): Plugin {
  let worker: string | undefined;
  return {
    name: "lean-map-library",
    enforce: "pre",
    apply: "build",
    resolveId(id, importer = "") {
      // Through the library's list of exports, markers would come with the map.
      if (id === "maplibre-gl" && importer.endsWith("/map-marker.ts")) return MARKER;
      if (id === "maplibre-gl") return { id: join(SOURCES, "index.ts"), moduleSideEffects: false };
      if (id === "@maplibre/geojson-vt") return GEOJSON;
      if (id === "fflate") return UNZIP_MODULE;
      return id === WORKER_URL ? WORKER_URL_MODULE : undefined;
    },
    async load(id) {
      if (id === WORKER_URL_MODULE) {
        // The server renders pages without a map.
        if (this.environment.name === "ssr") return "export default '';";
        worker ??= this.emitFile({
          type: "chunk",
          id: join(SOURCES, "source/worker.ts"),
          name: "map-worker",
        });
        return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
      }
      if (id === UNZIP_MODULE) return "export function decompressSync() {}";
      if (UNUSED_SHADERS.test(id)) return "export default '';";
      if (id === join(SOURCES, "style/validate_style.ts")) return UNCHECKED;
      if (UNUSED_FILES.test(id) || UNUSED_SPEC_FILES.test(id)) return withoutContent(id);
      if (id === REFERENCE) return defaultsOf((await import(REFERENCE)).default);
      // Its version is all that is read of it.
      if (id === join(SOURCES, "../package.json")) return JSON.stringify({ version: "" });
      return undefined;
    },
    async transform(code, id) {
      if (!id.startsWith(SOURCES) || !id.endsWith(".ts")) return undefined;
      // As the library is compiled by its makers: fields that are only declared do not hide what a base class has set.
      const source = id === STYLE ? withoutCopy(code) : code;
      const options = { typescript: { removeClassFieldsWithoutInitializer: true } };
      const compiled = await transformWithOxc(source, id, options);
      return { ...compiled, ...(id === MARKER && { moduleSideEffects: false }) };
    },
  };
}

function defaultsOf(reference: object): string {
  const kept = Object.entries(reference).filter(([key]) => DEFAULTS.test(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))}`;
}

/** For its check of a new layer the library copies the whole style, and nothing checks it. */
function withoutCopy(source: string): string {
  const copy = "style: this.serialize(),";
  if (source.split(copy).length !== 2) throw new Error(`${STYLE} copies the style elsewhere.`);
  return source.replace(copy, "");
}

function withoutContent(file: string): string {
  const source = readFileSync(file, "utf8");
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, list]) => list!.split(","));
  const names = [...[...source.matchAll(EXPORT)].map(([, name]) => name!), ...listed].map((name) =>
    name.trim(),
  );
  return [...new Set(names.filter(Boolean))].map((name) => `export function ${name}() {}`).join("\n");
}
