import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";

/** Sources that parse untrusted input, without tests. */
const SOURCES = [
  "src/{server,domain,contract,messages,web}/**/*.{ts,tsx}",
  "public/*.js",
  "integrations/**/*.js",
];

export interface Pattern {
  /** The first place where it stands. */
  at: string;
  /** As JavaScript writes it; of a pattern that is made, the expression. */
  text: string;
  /** None where it is made of what only a run knows. */
  literal?: { source: string; flags: string };
}

/** Every regular expression of the sources, each once. */
export function collectPatterns(root: string): Pattern[] {
  const found = new Map<string, Pattern>();
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.sort())
    for (const pattern of patternsOf(file, readFileSync(`${root}/${file}`, "utf8")))
      if (!found.has(pattern.text)) found.set(pattern.text, pattern);
  return [...found.values()];
}

export function patternsOf(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  const add = ({ start }: { start: number }, text: string, literal?: Pattern["literal"]) => {
    const line = code.slice(0, start).split("\n").length;
    found.push({ at: `${file}:${line}`, text, ...(literal && { literal }) });
  };
  const addMade = (made: ESTree.NewExpression | ESTree.CallExpression) => {
    if (made.callee.type !== "Identifier" || made.callee.name !== "RegExp") return;
    const [source, flags = ""] = made.arguments.map(constantOf);
    if (source === undefined || made.arguments.length > 1 !== (flags !== ""))
      add(made, code.slice(made.start, made.end).replace(/\s+/g, " "));
    else add(made, `/${source}/${flags}`, { source, flags });
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) add(node, node.raw!, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(parseSync(file, code).program);
  return found;
}

function constantOf(node: ESTree.Argument): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
