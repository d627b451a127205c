import { serveTasks } from "#server/platform/worker/serve-tasks.ts";
import { masterOf } from "./resize.ts";

serveTasks((picture: Uint8Array) => ({
  next: async () => ({ done: true as const, value: await masterOf(Buffer.from(picture)) }),
}));
