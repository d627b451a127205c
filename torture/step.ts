import type { AtEnd } from "#tests/support/at-end.ts";
import type { Site } from "./site.ts";

/** What a step of the torture found: its figure in words, and everything that must not be. */
export interface Outcome {
  figure: string;
  problems: string[];
}

export interface Stage {
  /** A short run shows that the step works; a long one that the product does. */
  isShort: boolean;
  /** How long the soak lasts, where the command says. */
  minutes?: number | undefined;
  /** The same for all steps, so that each finds what the ones before have left. */
  site(): Promise<Site>;
  atEnd: AtEnd;
}

export interface Step {
  what: string;
  run(stage: Stage): Promise<Outcome>;
}

export interface StepResult extends Outcome {
  name: string;
  what: string;
  seconds: number;
}

/** Things to stop, last things first. */
export function cleanUps() {
  const all: Parameters<AtEnd>[0][] = [];
  return {
    atEnd: ((cleanUp) => void all.unshift(cleanUp)) satisfies AtEnd as AtEnd,
    async run() {
      for (const cleanUp of all.splice(0)) await cleanUp();
    },
  };
}

export async function runStep(
  name: string,
  { what, run }: Step,
  shared: Pick<Stage, "isShort" | "minutes" | "site">,
): Promise<StepResult> {
  const own = cleanUps();
  const start = performance.now();
  const outcome = await run({ ...shared, atEnd: own.atEnd }).catch(
    (error: Error): Outcome => ({ figure: "", problems: [error.stack ?? error.message] }),
  );
  const seconds = (performance.now() - start) / 1000;
  await own.run();
  return { name, what, ...outcome, seconds };
}
