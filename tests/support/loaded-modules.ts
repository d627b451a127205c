// A process of its own that starts the server with the settings of its environment, and tells which modules of ours, which packages and which
// texts of languages it has loaded.
import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";

const SERVER = new URL("../../src/server/", import.meta.url).href;
const loaded: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith(SERVER)) loaded.push(url.slice(SERVER.length));
    else loaded.push(url.split("/node_modules/").at(-1)!);
    return nextLoad(url, context);
  },
});
const { readFileSync } = fs;
fs.readFileSync = ((path: fs.PathOrFileDescriptor, options: undefined) => {
  const [texts] = /messages\/compiled\/.*/.exec(String(path)) ?? [];
  if (texts) loaded.push(texts);
  return readFileSync(path, options);
}) as typeof readFileSync;
syncBuiltinESMExports();

// Only now, so that every import is seen.
const { readConfig } = await import("#server/config.ts");
const { startServer } = await import("#server/server.ts");
const server = await startServer(readConfig(process.env), undefined);
await server.stop();
process.send!(loaded);
