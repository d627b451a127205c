// Loaded before the server by `npm start` and `npm run dev`.
import "./fast-start.mjs";
import { whenAbandoned } from "./parent.mjs";

whenAbandoned(() => process.kill(process.pid, "SIGTERM"));
