import { execFile } from "node:child_process";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { leanMapLibrary } from "./packages/maplibre-lean/vite-plugin.ts";
import { rootStyles } from "./scripts/vite-internals.ts";
import { BREAKPOINTS } from "./src/web/ui/breakpoints.ts";
import { themeCss } from "./src/web/ui/theme-css.ts";

/** What stands around every page, and the little that most pages use, whoever else does. */
const FRAME =
  "web/(shell|menu|head|errors|offline|start|messages|map/engine/webgl|follow/follow-wish|listing/use-share|ui/(button|direction|error-page|opens|page-clock|share-link|use-is-hydrated|use-now))|domain/geo|contract/event-address";
/** Rooms whose styles several pages use. */
const STYLED =
  "(app|(ui|listing|favorites|map|map-view|menu|messages|shell|offline|explore/ways-on)/.*|.*new-badge.*)";
/** What lists of events and panels use. */
const PARTS =
  "web/(ui/use-|listing/(seen|directions|event-row|new-dot))|domain/event/(pin-time|time-group|event-fields)|messages/(distance|field-label)";
/** What only maps use: their screen, the panels it loads later, the engine. */
const MAP_VIEW =
  "web/(map-view|map/react|map/engine/credits|map/basemap/label-text|ui/theme)|web/explore/(ways-on|view-area|follow|profile/profile-toggle|filters/(date-range|use-date)|search/(place-results|recent))|domain/category-color";

/**
 * What pages share travels in a few files: one by one, many small parts compress far worse, each costs a request of a few
 * that a browser makes at a time, and would be named again for every route.
 */
const FILES = [
  // One sheet: each more would be one more request before anything can be painted.
  { name: "styles", test: new RegExp(`theme\\.css$|src/web/${STYLED}\\.css$`), priority: 6 },
  // The map's worker imports it, too, and nothing else of the page.
  { name: "preload-helper", test: /vite\/preload-helper/, priority: 5 },
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  { name: "frame", test: new RegExp(`src/(${FRAME})`), priority: 3 },
  { name: "frame", test: /node_modules\/@tabler\//, minShareCount: 3, priority: 3 },
  {
    name: "frame",
    test: /src\/(web|contract|domain)\/|src\/messages\/[^/]+$/,
    minShareCount: 9,
    priority: 3,
  },
  {
    name: "parts",
    test: new RegExp(`src/(${PARTS})|Icon(ChevronUp|Message)\\.`),
    minShareCount: 2,
    priority: 2,
  },
  { name: "map-view", test: new RegExp(`@tanstack|src/(${MAP_VIEW})`), minShareCount: 2, priority: 1 },
  { name: "map-shared", test: /node_modules\/(@?maplibre|@mapbox|gl-matrix)/, minShareCount: 2 },
];

/** The scripts of languages are named by language and part: "de-map". */
function scriptName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, part] =
    /src\/messages\/compiled\/([\w-]+)\/([\w-]+)\.js$/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${language ? `${language}-${part}` : "[name]"}-[hash].js`;
}

/** The theme's variables, as one more style sheet. */
const themeSheet: Plugin = {
  name: "theme-sheet",
  resolveId: (id) => (id === "virtual:theme.css" ? "\0theme.css" : undefined),
  load: (id) => (id === "\0theme.css" ? themeCss() : undefined),
};

/** Named media queries, as `@custom-media` has them, from the table that scripts read as well. */
const namedMedia: Plugin = {
  name: "named-media",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/web\/.*\.css$/ },
    handler: (code) =>
      code.replace(/@media[^{]+/g, (query) =>
        query.replace(/\(--([a-z-]+)\)/g, (_, name: keyof typeof BREAKPOINTS) => {
          if (!(name in BREAKPOINTS)) throw new Error(`No breakpoint has the name ${name}.`);
          return BREAKPOINTS[name];
        }),
      ),
  },
};

/** While developing, texts are compiled when English or a translation changes. The server knows them after its next start. */
const compiledMessages: Plugin = {
  name: "compiled-messages",
  configureServer({ watcher }) {
    watcher.on("change", (path) => {
      if (/src\/messages\/(?:po\/[\w-]+\.po|en\/[\w-]+\.ts)$/.test(path))
        execFile(
          process.execPath,
          ["scripts/messages.ts", "compile"],
          (error) => error && console.error(error.message),
        );
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    ...[leanMapLibrary(), reactRouter(), themeSheet, namedMedia, compiledMessages],
    rootStyles(["styles", "frame"]),
  ],
  build: {
    target: "es2023",
    // Pictures stay files: inlined, they would travel with every page's script instead of being cached once.
    assetsInlineLimit: 0,
    // The server reads from it which file each language became.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: FILES }, chunkFileNames: scriptName } },
      },
    },
    // Of all languages there is one copy, for the server and its pages.
    ssr: {
      build: {
        rolldownOptions: {
          external: [/^#messages\//],
          // Names stay, for stacks in the log.
          output: { minify: { compress: false, mangle: false } },
        },
      },
    },
  },
  // Packages are found before the first page asks for them; found later, they would reload it half way.
  optimizeDeps: { entries: ["src/web/**/*.tsx"] },
  // The server bundle carries its own copy of what it uses: it starts faster than resolving whole packages,
  // and it never meets a second copy of the router.
  ssr: { noExternal: command === "build" ? true : undefined },
  // Without this the bundle would choose React's development build wherever NODE_ENV is not set.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
