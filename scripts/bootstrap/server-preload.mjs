// Loaded before the server, however it is started.
import "./fast-start.mjs";
import { whenAbandoned } from "./parent.mjs";

// What npm started ends with npm, however that ends; elsewhere a process may outlive who started it.
if (process.env.npm_lifecycle_event) whenAbandoned(() => process.kill(process.pid, "SIGTERM"));
