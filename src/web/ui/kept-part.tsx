import { createElement, type ReactNode, useContext } from "react";
import { ServerDocument } from "./server-document.ts";

/** Stands around a part in what React renders, and in no page. */
const TAG = "kept-part";

/**
 * A part that is the same on many pages. The server renders it once for each of its names and puts the text into the others;
 * the name says everything that it depends on. In the browser it is nothing but its children.
 */
export function KeptPart({ name, children }: { name: string; children: ReactNode }) {
  const { parts } = useContext(ServerDocument);
  if (!parts) return children;
  return createElement(TAG, { id: name }, parts.has(name) ? null : children);
}

const START = new RegExp(`<${TAG} id="([^"]*)">`);
const END = `</${TAG}>`;

/** What was rendered of parts is kept, and what was kept is put in its place. */
export function withKeptParts(html: string, parts: Map<string, string>): string {
  const [before = "", ...rest] = html.split(START);
  let whole = before;
  for (let index = 0; index < rest.length; index += 2) {
    const [name = "", text = ""] = rest.slice(index);
    const end = text.indexOf(END);
    const part = parts.get(name) ?? text.slice(0, end);
    parts.set(name, part);
    whole += part + text.slice(end + END.length);
  }
  return whole;
}
