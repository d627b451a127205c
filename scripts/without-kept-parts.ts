import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const PART = /\bKept(Head|Hoisted)?Part\b/;
const MODULE = /(^|\/)kept-part\.tsx$/;
/** No text of the page. */
const BETWEEN_LINES = /^\s*\n\s*$/;

/** What stands in the place of some of a source. */
interface Cut {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves the marks around parts that the server keeps out of what browsers get: there a part is nothing but its children, and
 * each name would be more letters of a page's scripts. `docs/decisions/062-pages-for-many.md`.
 */
export function withoutKeptParts(): Plugin {
  let isUsed = false;
  return {
    name: "without-kept-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.endsWith(".tsx") || MODULE.test(id) || !PART.test(code)) return undefined;
      isUsed = true;
      return withoutParts(code, id);
    },
    generateBundle(_options, bundle) {
      if (!isUsed) throw new Error("No page has a part that the server keeps.");
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.moduleIds.some((id) => MODULE.test(id)))
          throw new Error(`${file.fileName} has what keeps parts, which only the server does.`);
    },
  };
}

/** The source of a module in which each kept part is its children. */
export function withoutParts(code: string, file: string): string {
  const { program, errors } = parseSync(file, code, { lang: "tsx" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const cuts: Cut[] = [];
  const alone = new Set<ESTree.Node>();
  const noteOnlyChild = ({ children }: { children: ESTree.JSXChild[] }) => {
    const [child, another] = children.filter(isSaid);
    if (child && !another) alone.add(child);
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (MODULE.test(source.value) && specifiers.every(({ local }) => PART.test(local.name)))
        cuts.push({ start, end, text: "" });
    },
    JSXFragment: noteOnlyChild,
    JSXElement(element) {
      const { name } = element.openingElement;
      if (name.type !== "JSXIdentifier" || !PART.test(name.name)) noteOnlyChild(element);
      else cuts.push(...cutsAround(element, alone.has(element)));
    },
  }).visit(program);
  cuts.sort((a, b) => b.start - a.start);
  const left = cuts.reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
  if (PART.test(left)) throw new Error(`${file} has kept parts that are not elements with children.`);
  return left;
}

/** One child stands for itself. Several stay together: React counts them as one, as it does on the server. */
function cutsAround({ start, end, ...element }: ESTree.JSXElement, isAlone: boolean): Cut[] {
  const { openingElement, children, closingElement } = element;
  const [child, another] = children.filter(isSaid);
  if (!closingElement || !child) return [];
  if (child.type === "JSXElement" && !another)
    return [
      { start, end: child.start, text: "" },
      { start: child.end, end, text: "" },
    ];
  return [
    { start, end: openingElement.end, text: isAlone ? "" : "<>" },
    { start: closingElement.start, end, text: isAlone ? "" : "</>" },
  ];
}

function isSaid(child: ESTree.JSXChild): boolean {
  return child.type !== "JSXText" || !BETWEEN_LINES.test(child.value);
}
