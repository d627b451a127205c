import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OWN = fileURLToPath(new URL("../src/web/start/encode-data.ts", import.meta.url));
const ROUTERS = /\/react-router\/dist\/production\/lib\/server-runtime\/single-fetch\.js$/;
const CALL = "return encode(data, {";

/** Has the router write what loaders found by an encoding of ours: `docs/decisions/062-pages-for-many.md`. */
export function ownEncoding(): Plugin {
  let isDone = false;
  return {
    name: "own-encoding",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!ROUTERS.test(id)) return undefined;
      isDone = code.split(CALL).length === 2;
      const called = code.replace(CALL, "return encodeData(encode, data, {");
      return `import { encodeData } from ${JSON.stringify(OWN)};\n${called}`;
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error("The router has another way of writing what loaders found.");
    },
  };
}
