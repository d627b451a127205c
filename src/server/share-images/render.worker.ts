import { serveTasks } from "#server/platform/worker/serve-tasks.ts";
import { renderCard } from "./render.ts";

serveTasks((svg: string) => ({
  next: async () => ({ done: true as const, value: await renderCard(svg) }),
}));
