import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkSync } from "recheck";

/** By size, not by time: a busy machine must not change a verdict. What is larger is tried with inputs that are grown. */
const LIMITS = { maxNFASize: 2_000, timeout: 600_000, incubationTimeout: 60_000, attackTimeout: 60_000 };
/** Without repetition that has no end, the work for each character is bounded. */
const REPEATS = /[*+]|\{\d+,\}/;

/** The time that a pattern takes grows with its input's length: the reason where it grows faster, or may. */
export function whyNotLinear(source: string, flags: string): string | undefined {
  if (!REPEATS.test(source)) return undefined;
  // Recheck knows no `v`; what we write with it reads the same with `u`.
  const found = checkSync(source, flags.replace("v", "u"), LIMITS);
  if (found.status === "safe") return undefined;
  if (found.status === "unknown") return `cannot be decided (${found.error.kind})`;
  return `${found.complexity.summary}, for example by ${found.attack.pattern}`;
}

/** Texts of patterns that were found linear, one a line, under the version of the tool that found them. */
export class Verdicts {
  readonly #path: string;
  readonly #head: string;
  readonly #linear: Set<string>;

  constructor(path: string, version: string) {
    this.#path = path;
    this.#head = `# Linear by recheck ${version}`;
    const [head, ...lines] = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
    this.#linear = new Set(head === this.#head ? lines.filter(Boolean) : []);
  }

  has(text: string): boolean {
    return this.#linear.has(text);
  }

  write(linear: Iterable<string>): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, `${[this.#head, ...[...linear].sort()].join("\n")}\n`);
  }
}
