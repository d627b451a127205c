import { AppError } from "#contract/app-error.ts";
import { serveTasks } from "#server/platform/worker/serve-tasks.ts";

export type EchoTask =
  | { do: "count"; to: number }
  | { do: "hang" | "fill" | "refuse" | "throw" | "exit" }
  | { do: "share" };

/** A worker whose tasks do what a pool must live with. */
serveTasks(function* (task: EchoTask): Generator<unknown[], string> {
  switch (task.do) {
    case "count":
      for (let number = 1; number <= task.to; number++) yield [number];
      return "counted";
    case "hang":
      for (;;);
    case "fill": {
      const filled: string[] = [];
      for (;;) filled.push(`${filled.length}`.padStart(1_000));
    }
    case "refuse":
      throw new AppError("invalid", { code: "fileEmpty" }, { fields: { file: { code: "fileNotText" } } });
    case "throw":
      throw new TypeError("A mistake.");
    case "exit":
      return process.exit(1);
    case "share": {
      const facts = { title: "One" };
      yield [facts, facts];
      return "shared";
    }
  }
});
