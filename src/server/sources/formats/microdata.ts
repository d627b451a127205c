import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { parse } from "parse5";
import type { Thing } from "./json-ld-value.ts";

const MAX_DEPTH = 500;
const ADDRESSES: Record<string, string> = {
  a: "href",
  area: "href",
  link: "href",
  img: "src",
  audio: "src",
  embed: "src",
  iframe: "src",
  source: "src",
  track: "src",
  video: "src",
  object: "data",
  meta: "content",
  data: "value",
  meter: "value",
};

/** Top-level items of a page's microdata (itemscope), as if they were JSON-LD. */
export function microdataOf(html: string): Thing[] {
  const found: Thing[] = [];
  visit(parse(html), undefined, found, 0);
  return found;
}

function visit(node: Tree.Node, item: Thing | undefined, found: Thing[], depth: number): void {
  if (depth > MAX_DEPTH || !("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    const names = (attributes.get("itemprop") ?? "").split(/\s+/).filter(Boolean);
    let inner = item;
    if (attributes.has("itemscope")) {
      inner = { "@type": attributes.get("itemtype")?.trim().split(/\s+/) ?? [] };
      const id = attributes.get("itemid");
      if (id) inner["@id"] = id;
      if (item && names.length > 0) for (const name of names) add(item, name, inner);
      else found.push(inner);
    } else if (item) for (const name of names) add(item, name, writtenValue(child, attributes));
    visit(child, inner, found, depth + 1);
  }
}

function add(item: Thing, name: string, value: unknown): void {
  const known = item[name];
  item[name] = known === undefined ? value : [known, value].flat();
}

function writtenValue(element: Tree.Element, attributes: ReadonlyMap<string, string>): string {
  const address = ADDRESSES[element.tagName];
  if (address !== undefined && attributes.has(address)) return attributes.get(address)!.trim();
  return (attributes.get("content") ?? attributes.get("datetime") ?? textIn(element, 0)).trim();
}

function textIn(node: Tree.Node, depth: number): string {
  if ("value" in node) return node.value;
  if (depth > MAX_DEPTH || !("childNodes" in node)) return "";
  return node.childNodes.map((child) => textIn(child, depth + 1)).join("");
}
