import { createElement, type ReactNode, useContext } from "react";
import type { PagePiece } from "#contract/pages.ts";
import { type KeptParts, ServerDocument } from "./server-document.ts";

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

const START = `<${TAG} id="`;
const NAMED = `">`;
const END = `</${TAG}>`;
const encoder = new TextEncoder();

/** The page in pieces: what was rendered of parts is kept, and what was kept is put in its place. */
export function withKeptParts(html: string, parts: KeptParts): PagePiece[] {
  const pieces: PagePiece[] = [];
  let at = 0;
  for (let start = html.indexOf(START); start >= 0; start = html.indexOf(START, at)) {
    const named = html.indexOf(NAMED, start);
    const end = html.indexOf(END, named);
    const name = html.slice(start + START.length, named);
    const part = parts.get(name) ?? encoder.encode(html.slice(named + NAMED.length, end));
    parts.set(name, part);
    pieces.push(html.slice(at, start), part);
    at = end + END.length;
  }
  return [...pieces, html.slice(at)];
}
