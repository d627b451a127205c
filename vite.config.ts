import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * What nearly every page needs travels in two files: one by one, their many small parts compress far worse, and each
 * would be named again for every route.
 */
const FILES = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: "frame",
    test: /node_modules\/(@mantine\/(core|hooks)|clsx|@tabler)\/|src\/(web|contract|domain)\/.*\.tsx?$/,
    minShareCount: 6,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    target: "es2023",
    // Pictures stay files: inlined, they would travel with every page's script instead of being cached once.
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FILES } } } } } },
  // Packages are found before the first page asks for them; found later, they would reload it half way.
  optimizeDeps: { entries: ["src/web/**/*.tsx"] },
  // The server bundle carries its own copy of what it uses: it starts faster than resolving whole packages,
  // and it never meets a second copy of the router.
  ssr: { noExternal: command === "build" ? true : undefined },
  // Without this the bundle would choose React's development build wherever NODE_ENV is not set.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
