import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const SPOKEN_ATTRIBUTES = new Set(["alt", "title", "label", "placeholder", "aria-label", "aria-description"]);
const hasWord = (text: string) => /\p{Letter}/u.test(text);

/** Every literal text of a component that is not in the catalogue. */
function looseText(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (text: string) => hasWord(text) && found.push(text.trim());
  const noteLiteral = (node: { type: string; value?: unknown; quasis?: { value: { raw: string } }[] }) => {
    if (node.type === "Literal" && typeof node.value === "string") note(node.value);
    if (node.type === "TemplateLiteral") note((node.quasis ?? []).map(({ value }) => value.raw).join(" "));
  };
  new Visitor({
    JSXText: ({ value }) => void note(value),
    JSXElement: ({ children }) => {
      for (const child of children)
        if (child.type === "JSXExpressionContainer") noteLiteral(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== "JSXIdentifier" || !SPOKEN_ATTRIBUTES.has(name.name) || !value) return;
      noteLiteral(value.type === "JSXExpressionContainer" ? value.expression : value);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const components = globSync("**/*.tsx", { cwd: root }).filter((file) => !file.endsWith(".test.tsx"));

describe("components", () => {
  it.each(components)("%s says nothing that is not in the catalogue", (file) => {
    expect(looseText(file, readFileSync(root + file, "utf8"))).toEqual([]);
  });

  it("would be caught speaking for themselves", () => {
    const source = `<p title="Hello">Good {"morning"} {\`dear \${name}\`} · <img alt="" src="x" /></p>`;
    expect(looseText("sample.tsx", source).sort()).toEqual(["Good", "Hello", "dear", "morning"]);
  });
});
