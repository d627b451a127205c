// Loaded before the server, however it is started.
import "./fast-start.mjs";
import { whenAbandoned } from "./parent.mjs";

// What npm started ends with npm, however that ends; elsewhere a process may outlive who started it.
if (process.env.npm_lifecycle_event) whenAbandoned(() => process.kill(process.pid, "SIGTERM"));

// A container's first process is not ended by a signal that nothing listens to, as others are: until the server does, this does.
if (process.pid === 1)
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(1);
    });
