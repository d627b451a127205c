import { serveTasks } from "#server/platform/worker/serve-tasks.ts";
import type { PictureTask } from "./picture-decoder.ts";
import { cutOut, masterOf, variantOf } from "./resize.ts";

function make(task: PictureTask): Promise<Buffer> {
  const picture = Buffer.from(task.picture);
  if (task.kind === "variant") return variantOf(picture, task.width, task.format);
  if (task.kind === "cut") return cutOut(picture, task.width, task.height);
  return masterOf(picture);
}

serveTasks((task: PictureTask) => ({
  next: async () => ({ done: true as const, value: await make(task) }),
}));
