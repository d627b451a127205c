// Finds regular expressions whose time grows faster than their input. With `--write`, what is linear is written to
// scripts/patterns/linear.txt, so that a fresh clone need not find it again; otherwise this machine remembers it.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { ALLOWED } from "./patterns/allowed.ts";
import { collectPatterns } from "./patterns/collect.ts";
import { Verdicts, whyNotLinear } from "./patterns/find-linear.ts";

// The part of the tool that needs neither Java nor a program of its own.
process.env.RECHECK_BACKEND = "pure";
const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = createRequire(import.meta.url)("recheck/package.json");
const committed = new Verdicts(`${root}scripts/patterns/linear.txt`, version);
const remembered = new Verdicts(`${root}node_modules/.cache/patterns/linear.txt`, version);

const problems: string[] = [];
const linear = new Set<string>();
const patterns = collectPatterns(root);
for (const { at, text, literal } of patterns) {
  const allowed = ALLOWED[text];
  if (allowed && !allowed.like) continue;
  const looked = allowed?.like ?? literal;
  if (!looked) {
    problems.push(`${at}: ${text} is made of parts: name one like it in scripts/patterns/allowed.ts`);
    continue;
  }
  const name = allowed?.like ? String(allowed.like) : text;
  const why =
    committed.has(name) || remembered.has(name) ? undefined : whyNotLinear(looked.source, looked.flags);
  if (why === undefined) linear.add(name);
  else problems.push(`${at}: ${name} is ${why}`);
}
const texts = new Set(patterns.map(({ text }) => text));
for (const text of Object.keys(ALLOWED))
  if (!texts.has(text)) problems.push(`scripts/patterns/allowed.ts: no source has ${text} any more`);

(process.argv.includes("--write") ? committed : remembered).write(linear);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
