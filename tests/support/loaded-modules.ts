// A process of its own that starts the server with the settings of its environment, and tells which modules of ours and which packages it has loaded.
import { registerHooks } from "node:module";

const SERVER = new URL("../../src/server/", import.meta.url).href;
const loaded: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith(SERVER)) loaded.push(url.slice(SERVER.length));
    else loaded.push(url.split("/node_modules/").at(-1)!);
    return nextLoad(url, context);
  },
});

// Only now, so that every import is seen.
const { readConfig } = await import("#server/config.ts");
const { startServer } = await import("#server/server.ts");
const server = await startServer(readConfig(process.env), undefined);
await server.stop();
process.send!(loaded);
